import ComposableArchitecture2

/// Rows with a trigger that their parent calls, and a closure with which a row tells its parent something.
@Feature struct Board {
  struct State {
    var rows = [Row.State(id: 1), Row.State(id: 2)]
    var last = 0
  }

  enum Action {
    case rows(Row.State.ID, Row.Action)
    case zeroAll
  }

  var body: some Feature {
    Update { state, action in
      if case .zeroAll = action { for i in state.rows.indices { state.rows[i].zero() } }
    }
    .forEach(\.rows, action: \.rows) { Row { n in try store.modify { $0.last = n } } }
  }
}

@Feature struct Row {
  struct State: Identifiable {
    let id: Int
    var n = 0
    @Trigger var zero
  }
  enum Action { case plus }
  let changed: (Int) throws -> Void

  var body: some Feature {
    Update { state, _ in
      state.n += 1
      store.addTask { try changed(store.n) }
    }
    .onTrigger(store.zero) { $0.n = 0 }
  }
}
