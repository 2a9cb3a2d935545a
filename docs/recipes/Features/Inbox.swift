import ComposableArchitecture

@Reducer
struct Inbox {
  @ObservableState
  struct State: Equatable {
    var messages: [String] = []
    var isRefreshing = false
    var refreshCount = 0
  }

  enum Action {
    case appeared
    case pulledDown
    case loaded([String])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        guard state.messages.isEmpty else { return .none }
        return refresh(&state)
      case .pulledDown:
        return refresh(&state)
      case .loaded(let messages):
        state.isRefreshing = false
        state.messages = messages
        return .none
      }
    }
  }

  /// What two actions have in common is a method, not a third action.
  private func refresh(_ state: inout State) -> Effect<Action> {
    state.isRefreshing = true
    state.refreshCount += 1
    return .run { send in await send(.loaded(["Hello"])) }
  }
}
