import ComposableArchitecture

@Reducer
struct Entry {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
    var isDone = false
  }

  enum Action {
    case doneTapped
    case textChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneTapped:
        state.isDone.toggle()
        return .none
      case .textChanged(let text):
        state.text = text
        return .none
      }
    }
  }
}
