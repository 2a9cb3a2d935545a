import ComposableArchitecture

/// An effect that captures a copy of what it needs.
@Reducer
struct Copied {
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
        return .run { [count = state.count] send in
          await send(.saved(count))
        }
      case .saved(let count):
        state.saved = count
        return .none
      }
    }
  }
}
