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
        var rating: Double = 2
        let values: [Double] = [state.speed, state.luck, 3, 0.5]
        for value in values {
          let score = 1 - value * 2
          rating += score * 2
        }
        state.rating = rating
        return .none
      }
    }
  }
}
