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
      return .none  // TODO
    case .minusButtonTapped:
      return .none  // TODO
    }
  }
}
