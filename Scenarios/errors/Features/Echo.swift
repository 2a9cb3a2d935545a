import ComposableArchitecture

/// A feature without a view. Its effect starts a task and does not wait for it.
struct Echo: Reducer {
  struct State: Equatable {
    var heard = ""
  }

  enum Action: Equatable {
    case called(String)
    case answered(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .called(let text):
        return .run { send in
          Task { await send(.answered(text)) }
        }
      case .answered(let text):
        state.heard = text
        return .none
      }
    }
  }
}
