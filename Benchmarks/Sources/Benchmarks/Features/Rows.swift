import ComposableArchitecture

/// One row of a list.
struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var name: String
    var isDone = false
  }

  enum Action: Equatable { case toggled }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isDone.toggle()
    return .none
  }
}

/// A list of rows.
struct Rows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(
        uniqueElements: (0..<count).map { Row.State(id: $0, name: "Row \($0)") })
    }
  }

  enum Action: Equatable {
    case clear
    case row(id: Int, action: Row.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .clear = action { state.rows = [] }
      return .none
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
  }
}
