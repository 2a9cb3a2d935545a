@testable import ComposableArchitecture

/// A child that logs what it receives and can start an effect that ends only when it is
/// cancelled.
struct Worker: Reducer {
  struct State: Equatable {
    var id = 0
    var log: [String] = []
  }
  enum Action: Equatable {
    case closeButtonTapped
    case note(String)
    case sendNote
    case start
    case stop
  }
  /// The cancellation ID that all workers share.
  enum CancelID { case work }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .closeButtonTapped:
      state.log.append("closed")
      return .none
    case .note(let text):
      state.log.append(text)
      return .none
    case .sendNote:
      return .send(.note("child"))
    case .start:
      let id = state.id
      return .run { send in
        await send(.note("began \(id)"))
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        await send(.note("went on \(id)"))
      }
      .cancellable(id: CancelID.work)
    case .stop:
      return .cancel(id: CancelID.work)
    }
  }
}

extension Effect {
  /// An effect that ends only when it is cancelled.
  static var unending: Self {
    .run { _ in
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      withExtendedLifetime(continuation) {}
    }
  }
}

extension Store {
  /// A store whose effects run when the test drains it.
  static func drained<R: Reducer>(_ state: State, _ reducer: R) -> Store<State, Action>
  where R.State == State, R.Action == Action {
    EffectExecution.$current.withValue(.drainedByHand) {
      Store(initialState: state) { reducer }
    }
  }

  /// Sends an action and runs the effects that are ready.
  func sendAndDrain(_ action: Action) {
    send(action)
    drainEffects()
  }

  var state: State { withState { $0 } }
}
