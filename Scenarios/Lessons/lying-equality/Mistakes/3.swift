import ComposableArchitecture

@Reducer
struct Document {
  @ObservableState
  struct State: Equatable {
    var id = 1
    var title = ""

    static func == (lhs: State, rhs: State) -> Bool {
      lhs.title == rhs.title
    }
  }

  enum Action: Equatable {
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}
