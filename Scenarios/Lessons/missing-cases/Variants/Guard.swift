import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case minusButtonTapped
    case plusButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusButtonTapped:
        state.count = state.count + 1
        return .none
      case .minusButtonTapped:
        guard state.count > 0 else { return .none }
        state.count -= 1
        return .none
      }
    }
  }
}
