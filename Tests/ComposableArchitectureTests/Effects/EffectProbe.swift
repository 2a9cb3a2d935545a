@testable import ComposableArchitecture

/// A feature that logs what it receives; each action returns the effect that the test
/// specifies.
struct Probe: Reducer {
  typealias State = [String]
  typealias Action = String
  let effects: [String: Effect<String>]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.append(action)
    return effects[action] ?? .none
  }
}

extension Store where State == [String], Action == String {
  /// A store whose effects run when the test drains it.
  static func probe(_ effects: [String: Effect<String>]) -> Store<[String], String> {
    EffectExecution.$current.withValue(.drainedByHand) {
      Store<[String], String>(initialState: [String]()) { Probe(effects: effects) }
    }
  }

  /// What has been received so far.
  var received: [String] { withState { $0 } }
}

extension Effect where Action == String {
  /// An operation that sends its name.
  static func operation(_ name: String) -> Effect { .run { send in await send(name) } }

  /// An operation that sends nothing and ends only when it is cancelled.
  static func endless(_ name: String) -> Effect {
    .run { send in
      await send("\(name) began")
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      withExtendedLifetime(continuation) {}
      await send("\(name) went on")
    }
  }
}
