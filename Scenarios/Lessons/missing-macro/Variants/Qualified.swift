import ComposableArchitecture

@ComposableArchitecture.Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case plusButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}
