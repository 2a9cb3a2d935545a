import ComposableArchitecture

struct Document: Reducer {
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

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .titleChanged(let title):
      state.title = title
      return .none
    }
  }
}
