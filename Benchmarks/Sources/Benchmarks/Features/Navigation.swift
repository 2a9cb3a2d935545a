import ComposableArchitecture

/// A counter that is presented in a case of an enum.
struct PresentedCounter: Reducer {
  struct State {
    @PresentationState var destination: CounterDestination.State? = .counter(Counter.State())
  }

  enum Action {
    case destination(PresentationAction<CounterDestination.Action>)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.$destination, action: /Action.destination) { CounterDestination() }
  }
}

/// The destinations of ``PresentedCounter``.
struct CounterDestination: Reducer {
  enum State {
    case counter(Counter.State)
    case nothing
  }

  enum Action {
    case counter(Counter.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: /State.counter, action: /Action.counter) { Counter() }
  }
}

/// Counters on a navigation stack.
struct CounterStack: Reducer {
  struct State {
    var path: StackState<Counter.State>

    init(count: Int) {
      path = StackState((0..<count).map { _ in Counter.State() })
    }
  }

  enum Action {
    case path(StackAction<Counter.State, Counter.Action>)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(\.path, action: /Action.path) { Counter() }
  }
}
