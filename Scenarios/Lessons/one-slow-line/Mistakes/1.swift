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
        state.rating = -18
        return .none
      }
    }
  }
}
