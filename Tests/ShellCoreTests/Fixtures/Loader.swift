import ComposableArchitecture

/// Effects that send, a `_printChanges` inside, a `print`, an effect that throws.
struct Loader: Reducer {
  struct State: Equatable {
    var lines: [String] = []
    var isLoading = false
  }

  enum Action: Equatable {
    case fail
    case load
    case loaded(String)
    case next
  }

  struct Unreachable: Error {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .fail: return .run { _ in throw Unreachable() }
    case .load:
      state.isLoading = true
      return .run { send in
        await send(.loaded("one"))
        await send(.loaded("two"))
      }
    case .loaded(let line):
      state.lines.append(line)
      return state.lines.count == 2 ? .send(.next) : .none
    case .next:
      state.isLoading = false
      return .none
    }
  }
}

/// Prints its changes itself, and its child's as well.
struct Talkative: Reducer {
  struct State: Equatable {
    var lamp = Lamp.State()
    var presses = 0
  }

  enum Action: Equatable { case lamp(Lamp.Action) }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.lamp, action: /Action.lamp) { Lamp()._printChanges() }
      Reduce { state, _ in
        state.presses += 1
        return .none
      }
    }
    ._printChanges()
  }
}
