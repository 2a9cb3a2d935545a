import Exploration
import Testing

/// What a throttled effect does depends on when the last one was, even if no effect is in flight.
@Suite("Throttled effects")
@MainActor
struct ThrottleTests {
  private func report(_ rule: (Explorer<Lamps>) -> Void = { _ in }) throws -> ExplorationReport {
    var options = ExplorationOptions()
    (options.depth, options.time) = (12, .seconds(600))
    let explorer = Explorer(Lamps.State(), options: options) { Lamps() }
    rule(explorer)
    return try explorer.run()
  }

  @Test("States that differ only in an open interval are two states")
  func differ() throws {
    let report = try report { explorer in
      explorer.never("a tap leaves the lamp off") { _, action, after in
        action == .onButtonTapped && !after.isOn
      }
    }
    #expect(
      report.findings.map(\.statements) == [
        [
          "await store.send(.onButtonTapped)", "await store.send(.offButtonTapped)",
          "await store.send(.onButtonTapped)",
        ]
      ])
    #expect(report.findings.first?.isReproducible == true)
    #expect(report.mismatches == 0)
  }

  @Test("An interval is still open when a state without effects in flight is restored")
  func restored() throws {
    let report = try report { $0.until("turned on twice") { $0.turnedOn == 2 } }
    #expect(
      report.findings.map(\.statements) == [
        [
          "await store.send(.onButtonTapped)", "await store.send(.onButtonTapped)",
          "await clock.advance(by: .seconds(1))",
        ]
      ])
  }

  @Test("An interval that is over is not part of a state")
  func over() throws {
    // Otherwise, there would be another state after each wait.
    #expect(try report().isComplete)
  }
}

/// A lamp that is turned on at most once a second.
private struct Lamps: Reducer {
  struct State: Equatable {
    var isOn = false
    var turnedOn = 0
  }

  enum Action: Equatable {
    case onButtonTapped
    case offButtonTapped
    case waitButtonTapped
    case turnedOn
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onButtonTapped:
      return .send(.turnedOn).throttle(id: "lamp", for: .seconds(1), clock: clock, latest: true)
    case .offButtonTapped:
      state.isOn = false
      return .none
    case .waitButtonTapped:
      return .run { _ in try await clock.sleep(for: .seconds(2)) }
        .cancellable(id: "wait", cancelInFlight: true)
    case .turnedOn:
      state.isOn = true
      state.turnedOn = min(2, state.turnedOn + 1)
      return .none
    }
  }
}
