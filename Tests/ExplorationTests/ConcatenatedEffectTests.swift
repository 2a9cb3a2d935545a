import Exploration
import Testing

/// Effects that follow each other are different effects, even if each is asleep for the same time.
@Suite("Concatenated effects")
@MainActor
struct ConcatenatedEffectTests {
  @Test("The pause of a debounced request is not taken for the request", arguments: [true, false])
  func debounced(isDebounced: Bool) throws {
    var options = ExplorationOptions()
    (options.depth, options.time) = (4, .seconds(600))
    let explorer = Explorer(Lookup.State(), options: options) { Lookup(isDebounced: isDebounced) }
    explorer.until("answered") { $0.answers > 0 }
    let report = try explorer.run()
    #expect(
      report.findings.map(\.statements) == [
        [
          "await store.send(.lookUpButtonTapped)", "await clock.advance(by: .seconds(1))",
          "await clock.advance(by: .seconds(1))",
        ]
      ])
    #expect(report.mismatches == 0)
  }
}

/// A request after a pause of the same length.
private struct Lookup: Reducer {
  struct State: Equatable {
    var answers = 0
  }

  enum Action: Equatable {
    case lookUpButtonTapped
    case answered
  }

  let isDebounced: Bool
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .lookUpButtonTapped:
      let request = Effect<Action>.run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.answered)
      }
      guard !isDebounced else {
        return request.debounce(id: "request", for: .seconds(1), clock: clock)
      }
      return .concatenate(.run { _ in try await clock.sleep(for: .seconds(1)) }, request)
    case .answered:
      state.answers = 1
      return .none
    }
  }
}
