import ComposableArchitecture

/// A child that may be absent.
struct OptionalCounter: Reducer {
  struct State: Equatable { var counter: Counter.State? = Counter.State() }

  enum Action: Equatable {
    case close
    case counter(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state.counter = nil }
      return .none
    }
    .ifLet(\.counter, action: /Action.counter) { Counter() }
  }
}

/// A child that is a case of the state.
struct CounterOrNothing: Reducer {
  enum State: Equatable {
    case counter(Counter.State)
    case closed(after: Int)
  }

  enum Action: Equatable {
    case close
    case counter(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state = .closed(after: 0) }
      return .none
    }
    .ifCaseLet(/State.counter, action: /Action.counter) { Counter() }
  }
}
