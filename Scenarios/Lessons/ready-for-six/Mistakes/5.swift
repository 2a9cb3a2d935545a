import ComposableArchitecture

@Reducer
struct Till {
  @ObservableState
  struct State: Equatable {
    var total = 0
  }

  enum Action {
    case scanned
    case priced(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .scanned:
        return .run { send in await send(.priced(5)) }
      case .priced(let price):
        state.total += price
        return .none
      }
    }
  }
}
