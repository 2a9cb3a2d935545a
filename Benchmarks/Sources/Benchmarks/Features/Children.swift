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

/// A child that is one of two.
struct CounterOrToggle: Reducer {
  enum State: Equatable {
    case counter(Counter.State)
    case toggle(Toggle.State)
  }

  enum Action: Equatable {
    case close
    case counter(Counter.Action)
    case toggle(Toggle.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state = .toggle(Toggle.State()) }
      return .none
    }
    .ifCaseLet(/State.counter, action: /Action.counter) { Counter() }
    .ifCaseLet(/State.toggle, action: /Action.toggle) { Toggle() }
  }
}
