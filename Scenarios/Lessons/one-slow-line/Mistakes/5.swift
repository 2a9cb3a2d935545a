import ComposableArchitecture

@Reducer
struct Rating {
  struct State: Equatable {
    var speed = 1.5
    var luck = 2.0
    var count = 0
    var rating: Double {
      [speed, luck, 3, 0.5].map { 1 - $0 * 2 }.reduce(0) { $0 + $1 * 2 } - -2
    }
  }

  enum Action: Equatable {
    case rateButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rateButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}
