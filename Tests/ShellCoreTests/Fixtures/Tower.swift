import ComposableArchitecture

/// Three nested features, of which the innermost has bindings.
struct Tower: Reducer {
  struct State: Equatable {
    var floors = 0
    var middle = Middle.State()
  }

  enum Action: Equatable {
    case middle(Middle.Action)
    case rebuild
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.middle, action: /Action.middle) { Middle() }
    Reduce { state, action in
      switch action {
      case .middle(.leaf(.grow)): state.floors += 1
      case .middle: break
      case .rebuild: state = State()
      }
      return .none
    }
  }
}

struct Middle: Reducer {
  struct State: Equatable {
    var leaf = Leaf.State()
    var steps = 0
  }

  enum Action: Equatable {
    case leaf(Leaf.Action)
    case step(by: Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: /Action.leaf) { Leaf() }
    Reduce { state, action in
      if case .step(let number) = action { state.steps += number }
      return .none
    }
  }
}

struct Leaf: Reducer {
  struct State: Equatable {
    @BindingState var isGreen = false
    @BindingState var label = ""
    var size = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case grow
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .grow { state.size += 1 }
      return .none
    }
  }
}
