import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {
    var amount = 0
  }

  enum Action: Equatable {
    case minusButtonTapped
    case plusButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .minusButtonTapped:
        state.amount -= 1
      case .plusButtonTapped:
        state.amount += 1
      }
      return .none
    }
  }
}

@Reducer
struct Total {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
    var total = 0
  }

  enum Action: Equatable {
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) {
      Child()
    }
    Reduce { state, action in
      switch action {
      case .child:
        state.total = max(0, state.child.amount)
        return .none
      }
    }
  }
}
