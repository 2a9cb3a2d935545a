import ComposableArchitecture

/// Each case returns an effect.
@Reducer
struct Mended {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case plusTapped
    case refreshTapped
    case loaded(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusTapped:
        state.count += 1
        return .none
      case .refreshTapped:
        return .run { send in await send(.loaded(5)) }
      case .loaded(let count):
        state.count = count
        return .none
      }
    }
  }
}
