import ComposableArchitecture

struct Circle: Reducer {
  struct State: Equatable {
    var isPonged = false
    var rounds = 0
  }

  enum Action: Equatable {
    case ponged
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped:
      state.rounds += 1
      return .send(.ponged)
    case .ponged:
      state.isPonged = true
      return .send(.tapped)
    }
  }
}
