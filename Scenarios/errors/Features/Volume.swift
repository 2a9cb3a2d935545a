import ComposableArchitecture

/// Two actions that send each other.
struct Volume: Reducer {
  struct State: Equatable {
    var level = 0
  }

  enum Action: Equatable {
    case levelChanged
    case sliderMoved
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .levelChanged:
      return .send(.sliderMoved)
    case .sliderMoved:
      state.level += 1
      return .send(.levelChanged)
    }
  }
}
