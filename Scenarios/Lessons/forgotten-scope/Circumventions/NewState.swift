import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {
    var amount = 0
  }

  enum Action: Equatable {
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

  enum Action: Equatable {
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child:
        state = State(child: Child.State(amount: state.taps + 1), taps: state.taps + 1)
        return .none
      }
    }
  }
}
