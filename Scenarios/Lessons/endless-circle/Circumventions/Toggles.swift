import ComposableArchitecture

@Reducer
struct Circle {
  @ObservableState
  struct State: Equatable {
    var isPonged = false
    var rounds = 0
  }

  enum Action: Equatable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.rounds += 1
        state.isPonged.toggle()
        return .none
      }
    }
  }
}
