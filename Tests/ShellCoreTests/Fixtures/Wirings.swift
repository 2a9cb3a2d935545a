import ComposableArchitecture

/// A child with two cases that can carry its actions.
struct Twins: Reducer {
  struct State: Equatable { var child = Lamp.State() }

  enum Action: Equatable {
    case left(Lamp.Action)
    case right(Lamp.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// A field and a case of the same name, whose types belong to the feature itself.
struct Mixer: Reducer {
  struct Level: Equatable { var volume = 3 }

  enum Change: Equatable { case louder }

  struct State: Equatable { var level = Level() }

  enum Action: Equatable { case level(Change) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.level.volume += 1
    return .none
  }
}

/// A child that no reducer runs.
struct Loose: Reducer {
  struct State: Equatable { var lamp = Lamp.State() }

  enum Action: Equatable { case lamp(Lamp.Action) }

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

/// A child whose case has a different name.
struct Shop: Reducer {
  struct State: Equatable {
    var cart = Lamp.State()
    var total = 0
  }

  enum Action: Equatable {
    case basket(Lamp.Action)
    case pay(Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.cart, action: /Action.basket) { Lamp() }
    Reduce { state, action in
      if case .pay(let sum) = action { state.total -= sum }
      return .none
    }
  }
}

struct Lamp: Reducer {
  struct State: Equatable { var isOn = false }

  enum Action: Equatable { case press }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isOn.toggle()
    return .none
  }
}
