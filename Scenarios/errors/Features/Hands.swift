import ComposableArchitecture

/// One child, and two actions that could be the child's.
struct Hands: Reducer {
  struct Hand: Reducer {
    struct State: Equatable {
      var fingers = 5
    }

    enum Action: Equatable {
      case fingerBent
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.fingers -= 1
      return .none
    }
  }

  struct State: Equatable {
    var first = Hand.State()
  }

  enum Action: Equatable {
    case left(Hand.Action)
    case right(Hand.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}
