import ComposableArchitecture

@Reducer
struct Darts {
  @ObservableState
  struct State: Equatable {
    var best = 0
    var points = 0
  }

  enum Action: Equatable {
    case hit(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hit(let points):
        state.points += points
        UserDefaults.standard.set(state.points, forKey: "best")
        return .none
      }
    }
  }
}
