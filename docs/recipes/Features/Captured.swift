import ComposableArchitecture

/// An effect that uses the state after the reducer has returned, which the compiler refuses.
@Reducer
struct Captured {
  @ObservableState
  struct State: Equatable {
    var count = 3
    var saved: Int?
  }

  enum Action {
    case saveTapped
    case saved(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { send in
          await send(.saved(state.count))
        }
      case .saved(let count):
        state.saved = count
        return .none
      }
    }
  }
}
