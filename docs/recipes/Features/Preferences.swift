import ComposableArchitecture

@Reducer
struct Preferences {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("fontSize")) var fontSize = 12
    var draft = ""
  }

  enum Action {
    case largerButtonTapped
    case edited(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largerButtonTapped:
        state.$fontSize.withLock { $0 += 1 }
        return .none
      case .edited(let text):
        state.draft = text
        return .none
      }
    }
  }
}
