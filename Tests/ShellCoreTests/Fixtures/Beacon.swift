import ComposableArchitecture

@testable import ShellCore

/// Effects that sleep on the clock, and one that waits for external work.
struct Beacon: Reducer {
  struct State: Equatable {
    var flashes = 0
    var answer = ""
  }

  enum Action: Equatable {
    case answered(String)
    case ask
    case flashed
    case start
    case stop
  }

  enum CancelID { case flashing }

  /// Returns when a result arrives.
  var sea: @Sendable () async -> String = { "" }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .answered(let text): state.answer = text
    case .ask: return .run { [sea] send in await send(.answered(sea())) }
    case .flashed: state.flashes += 1
    case .start:
      return .run { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.flashed) }
      }.cancellable(id: CancelID.flashing, cancelInFlight: true)
    case .stop: return .cancel(id: CancelID.flashing)
    }
    return .none
  }

  /// A session with a beacon that is loaded, and a way to answer it from outside.
  @MainActor
  static func session() async -> (session: Session, answer: @Sendable (String) -> Void) {
    let (answers, answering) = AsyncStream.makeStream(of: String.self)
    let feature = Feature(summary: "a light", initialState: State()) {
      Beacon {
        for await answer in answers { return answer }
        return "silence"
      }
    }
    let session = fixtureSession(features: [feature])
    _ = await session.evaluate("load beacon")
    _ = await session.evaluate("format labels")
    return (session, { answering.yield($0) })
  }
}
