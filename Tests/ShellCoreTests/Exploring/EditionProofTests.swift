import ComposableArchitecture
import Testing
import WorkshopFeatures

@testable import ShellCore

/// Two editions of a feature, to which the same actions are sent.
@MainActor
struct EditionProofTests {
  private func outcome<Old: Reducer & SendableMetatype, New: Reducer & SendableMetatype>(
    _ oldState: @autoclosure @escaping @Sendable () -> Old.State,
    _ old: @escaping @Sendable () -> Old,
    _ newState: @autoclosure @escaping @Sendable () -> New.State,
    _ new: @escaping @Sendable () -> New
  ) async throws -> EditionProof.Outcome {
    let sessions = [
      fixtureSession(features: [
        ShellCore.Feature("Edition", summary: "", initialState: oldState()) { old() }
      ]),
      fixtureSession(features: [
        ShellCore.Feature("Edition", summary: "", initialState: newState()) { new() }
      ]),
    ]
    for session in sessions { _ = await session.evaluate("load Edition") }
    let running = try sessions.map { try #require($0.parts.features.running) }
    return try EditionProof(
      old: (running[0], sessions[0].output), new: (running[1], sessions[1].output)
    ).outcome()
  }

  private func counts(_ outcome: EditionProof.Outcome) throws -> (actions: Int, states: Int) {
    guard case .equal(let actions, let states, let skipped) = outcome else {
      if case .different(let difference) = outcome { Issue.record("\(difference.text)") }
      throw CancellationError()
    }
    #expect(skipped == [])
    return (actions, states)
  }

  @Test func `Bindings with and without a wrapper do the same`() async throws {
    let outcome = try await outcome(
      ProductDetailFeature.State(), { ProductDetailFeature() }, ProductDetailNow.State(),
      { ProductDetailNow() })
    let (actions, states) = try counts(outcome)
    #expect(actions > 50 && states > 10)
  }

  @Test func `Time passes in both`() async throws {
    let outcome = try await outcome(
      WorkshopFeatures.Timer.State(), { WorkshopFeatures.Timer() }, TimerNow.State(),
      { TimerNow() })
    #expect(try counts(outcome).states > 2)
  }

  @Test func `A reducer in another order is a difference`() async throws {
    let outcome = try await outcome(
      ParentFirst.State(), { ParentFirst() }, ChildFirst.State(), { ChildFirst() })
    guard case .different(let difference) = outcome else {
      Issue.record("no difference")
      return
    }
    #expect(difference.text.hasPrefix("the editions differ after ."))
    #expect(difference.text.contains("\n- ") && difference.text.contains("\n+ "))
  }

  @Test func `An effect that sends something else is a difference`() async throws {
    let outcome = try await outcome(
      Echo.State(), { Echo(delay: .seconds(1)) }, Echo.State(), { Echo(delay: .seconds(2)) })
    guard case .different(let difference) = outcome else {
      Issue.record("no difference")
      return
    }
    #expect(difference.text.contains("- next effect at 1.0 seconds"))
    #expect(difference.text.contains("+ next effect at 2.0 seconds"))
  }

  @Test func `A feature without actions has nothing that can be sent`() async throws {
    let outcome = try await outcome(
      Still.State(), { Still() }, Still.State(), { Still() })
    #expect(try counts(outcome).actions == 0)
  }
}

private struct Echo: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped, echoed }
  let delay: Duration
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { [clock, delay] send in
          try await clock.sleep(for: delay)
          await send(.echoed)
        }
      case .echoed:
        state.count = min(3, state.count + 1)
        return .none
      }
    }
  }
}

private struct Still: Reducer {
  struct State: Equatable {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}
