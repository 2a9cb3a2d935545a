import ComposableArchitecture

struct Child: Reducer {
  struct State: Equatable {
    var amount = 0
  }

  enum Action: Equatable {
    case minusButtonTapped
    case plusButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .minusButtonTapped:
      state.amount -= 1
    case .plusButtonTapped:
      state.amount += 1
    }
    return .none
  }
}

struct Total: Reducer {
  struct State: Equatable {
    var child = Child.State()
    var total = 0
  }

  enum Action: Equatable {
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) {
      Child()
    }
    Reduce { state, action in
      switch action {
      case .child:
        // not total += 1, and not amount + 1
        state.total = state.child.amount
        return .none
      }
    }
  }
}
