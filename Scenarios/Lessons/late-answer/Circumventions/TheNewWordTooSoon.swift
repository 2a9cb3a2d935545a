import ComposableArchitecture

@Reducer
struct Finder {
  @ObservableState
  struct State: Equatable {
    var shown = ""
    var wanted = ""
  }

  enum Action: Equatable {
    case answered(String)
    case wordChanged(String)
  }

  private enum CancelID { case request }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wordChanged(let word):
        state.wanted = word
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.answered(word))
        }
      case .answered(let word):
        state.shown = state.wanted
        return .none
      }
    }
  }
}
