import ComposableArchitecture

@Reducer
struct Circle {
  @ObservableState
  struct State: Equatable {
    var isPonged = false
    var rounds = 0
  }

  enum Action: Equatable {
    case ponged
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.rounds += 1
        return .run { send in await send(.ponged) }
      case .ponged:
        state.isPonged = true
        return .send(.tapped)
      }
    }
  }
}
