import ComposableArchitecture

/// A feature around another.
struct Level<Child: Reducer>: Reducer where Child.State: Equatable {
  struct State: Equatable {
    var count = 0
    var child: Child.State
  }

  enum Action {
    case child(Child.Action)
    case reset
  }

  let child: Child

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { child }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}
