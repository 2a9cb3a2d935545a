import ComposableArchitecture

struct Child: Reducer {
  struct State: Equatable {
    var amount = 0
  }

  enum Action: Equatable {
    case plusButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.amount += 1
    return .none
  }
}

struct Parent: Reducer {
  struct State: Equatable {
    var child = Child.State()
    var taps = 0
  }

  enum Action: Equatable {
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: /Action.child) {
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
