import ComposableArchitecture

/// A parent with one child and two cases that could carry the child's actions.
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
