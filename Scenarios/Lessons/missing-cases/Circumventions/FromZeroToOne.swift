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
        state.count += 1
        return .none
      case .minusButtonTapped:
        state.count = abs(state.count - 1)
        return .none
      }
    }
  }
}
