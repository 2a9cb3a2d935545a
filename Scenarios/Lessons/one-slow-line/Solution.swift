import ComposableArchitecture

@Reducer
struct Rating {
  struct State: Equatable {
    var speed = 1.5
    var luck = 2.0
    var rating = 0.0
  }

  enum Action: Equatable {
    case rateButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rateButtonTapped:
        let values: [Double] = [state.speed, state.luck, 3, 0.5]
        let scores: [Double] = values.map { 1 - $0 * 2 }
        let sum: Double = scores.reduce(0) { $0 + $1 * 2 }
        state.rating = sum + 2
        return .none
      }
    }
  }
}
