import ComposableArchitecture
import Exploration
import Testing

/// Is shown only after more steps than the search has that learns what effects send.
private struct Shop: Reducer {
  struct State: Equatable {
    var taps = 0
    var detail: Detail.State?
  }

  @CasePathable
  enum Action: Equatable {
    case plusTapped
    case detail(Detail.Action)
  }

  let isSentByEffect: Bool

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .plusTapped = action, state.detail == nil else { return .none }
      state.taps += 1
      if state.taps == 6 { state.detail = Detail.State() }
      return .none
    }
    .ifLet(\.detail, action: \.detail) { Detail(isSentByEffect: isSentByEffect) }
  }
}

private struct Detail: Reducer {
  struct State: Equatable {
    var isLoading = false
    var isFinished = false
  }

  enum Action: Equatable {
    case loadTapped
    case loaded
  }

  let isSentByEffect: Bool
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loadTapped:
      state.isLoading = true
      guard isSentByEffect else { return .none }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.loaded)
      }
    case .loaded:
      state.isFinished = true
      return .none
    }
  }
}

@Suite("What effects of a late child send")
@MainActor
struct LateChildTests {
  private func findings(isSentByEffect: Bool) throws -> [ExplorationReport.Finding] {
    let explorer = Explorer(Shop.State()) { Shop(isSentByEffect: isSentByEffect) }
    explorer.always("nothing is loaded by itself") {
      $0.detail.map { $0.isLoading || !$0.isFinished } ?? true
    }
    return try explorer.run().findings
  }

  @Test("A mistake that only a user who sends it could make is not reported")
  func sentByEffect() throws {
    #expect(try findings(isSentByEffect: true).map(\.text) == [])
  }

  @Test("An action that no effect sends is the user's")
  func sentByUser() throws {
    let finding = try #require(try findings(isSentByEffect: false).first)
    #expect(finding.statements.last == "await store.send(.detail(.loaded))")
  }
}
