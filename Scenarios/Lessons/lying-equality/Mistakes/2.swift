import ComposableArchitecture

struct Document: Reducer {
  struct State {
    var id = 1
    var title = ""
  }

  enum Action {
    case titleChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .titleChanged(let title):
      state.title = title
      return .none
    }
  }
}
