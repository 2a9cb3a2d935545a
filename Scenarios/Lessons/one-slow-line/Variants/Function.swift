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
        state.rating = rating(of: [state.speed, state.luck, 3, 0.5])
        return .none
      }
    }
  }
}

private func rating(of values: [Double]) -> Double {
  values.reduce(2) { (sum: Double, value: Double) -> Double in sum + 2 - value * 4 }
}
