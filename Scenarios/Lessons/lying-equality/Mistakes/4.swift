import ComposableArchitecture

struct Document: Reducer {
  struct State: Equatable {
    var id = 1
    var title = ""

    static func == (lhs: State, rhs: State) -> Bool {
      lhs.id == rhs.id
    }
  }

  enum Action: Equatable {
    case titleChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .titleChanged(let title):
      state.title = title
      state.id += 1
      return .none
    }
  }
}
