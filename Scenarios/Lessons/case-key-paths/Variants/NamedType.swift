import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {
    var amount = 0
  }

  enum Action {
    case plusButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.amount += 1
      return .none
    }
  }
}

@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
    var taps = 0
  }

  enum Action {
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \Action.Cases.child) {
      Child()
    }
    Reduce { state, action in
      switch action {
      case .child:
        state.taps += 1
        return .none
      }
    }
  }
}
