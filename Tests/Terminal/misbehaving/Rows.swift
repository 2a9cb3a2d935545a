import ComposableArchitecture

/// Ten thousand rows, and rows in rows without an end.
struct Rows: Reducer {
  struct State: Equatable {
    var count = 0
    var rows = IdentifiedArray(uniqueElements: (0..<10_000).map(Row.init))
    var nest = Nest.State(id: 0)
  }

  struct Row: Equatable, Identifiable {
    var id: Int
    var title: String { "row \(id)" }
    init(_ id: Int) { self.id = id }
  }

  enum Action: Equatable {
    case plus, changeAll
    case nest(Nest.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.nest, action: /Action.nest) { Nest() }
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .changeAll: state.rows = IdentifiedArray(uniqueElements: (1...10_000).map(Row.init))
      case .nest: break
      }
      return .none
    }
  }
}

struct Nest: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var inner: IdentifiedArrayOf<State> = []
  }

  indirect enum Action: Equatable {
    case plus, deepen
    case inner(id: Int, action: Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .deepen: state.inner.append(State(id: 1))
      case .inner: break
      }
      return .none
    }
    .forEach(\.inner, action: /Action.inner) { Nest() }
  }
}
