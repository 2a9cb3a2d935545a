import ComposableArchitecture

@Reducer
struct Document {
  @ObservableState
  struct State: Equatable {
    var id: Int = 1
    var title: String = ""
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
