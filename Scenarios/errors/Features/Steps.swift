import ComposableArchitecture

/// One step of a recipe.
struct Step: Reducer {
  struct State: Equatable {
    var isDone = false
  }

  enum Action: Equatable {
    case doneButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isDone = true
    return .none
  }
}

/// A stack of steps that gives each new step the same ID.
struct Steps: Reducer {
  struct State: Equatable {
    var path = StackState<Step.State>()
  }

  enum Action: Equatable {
    case nextButtonTapped
    case path(StackAction<Step.State, Step.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextButtonTapped:
        return .send(.path(.push(id: 0, state: Step.State())))
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Step()
    }
  }
}
