import ComposableArchitecture

/// An optional child, whose reducer the parent calls directly.
struct Panel: Reducer {
  struct State: Equatable {
    var sheet: Sheet.State?
  }

  enum Action: Equatable {
    case close
    case open
    case sheet(Sheet.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .open: state.sheet = Sheet.State()
    case .close, .sheet(.done): state.sheet = nil
    case .sheet(let action):
      guard var sheet = state.sheet else { return .none }
      let effect = Sheet().reduce(into: &sheet, action: action).map(Action.sheet)
      state.sheet = sheet
      return effect
    }
    return .none
  }
}

struct Sheet: Reducer {
  struct State: Equatable {
    var leaf = Leaf.State()
    var pages = 1
  }

  enum Action: Equatable {
    case done
    case leaf(Leaf.Action)
    case turn
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: /Action.leaf) { Leaf() }
    Reduce { state, action in
      if action == .turn { state.pages += 1 }
      return .none
    }
  }
}
