import ComposableArchitecture

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case minusButtonTapped
    case plusButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plusButtonTapped:
      state.count + 1
      return .none
    case .minusButtonTapped:
      state.count = max(0, state.count - 1)
      return .none
    }
  }
}
