import ComposableArchitecture

@Reducer
struct Darts {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("best")) var best = 0
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
        state.$best.withLock { [points = state.points] in $0 = points }
        return .none
      }
    }
  }
}
