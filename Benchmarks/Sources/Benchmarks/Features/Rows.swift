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
    case reverse
    case row(id: Int, action: Row.Action)
    /// Sorts the rows, or mixes them if they are sorted.
    case sortOrMix
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clear: state.rows = []
      case .reverse: state.rows = IdentifiedArray(uniqueElements: state.rows.reversed())
      case .sortOrMix: state.sortOrMix()
      case .row: break
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
  }
}

extension Rows.State {
  fileprivate mutating func sortOrMix() {
    let sorted = rows.sorted { $0.id < $1.id }
    guard sorted == rows.elements else {
      rows = IdentifiedArray(uniqueElements: sorted)
      return
    }
    // A prime that does not divide the count visits each row once, far from its neighbors.
    let mixed = sorted.indices.map { sorted[$0 * 7_919 % sorted.count] }
    rows = IdentifiedArray(uniqueElements: mixed)
  }
}
