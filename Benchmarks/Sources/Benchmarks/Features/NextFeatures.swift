import ComposableArchitecture2

/// A feature of 2.0 that counts.
@Feature struct Tally {
  struct State { var count = 0, other = 0 }
  enum Action { case increment, incrementLater(Int) }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .increment: state.count &+= 1
      case .incrementLater(let times):
        store.addTask {
          for _ in 0..<times { try store.modify { $0.count &+= 1 } }
        }
      }
    }
  }
}

/// A feature whose body reads its store, so that it is evaluated after each change.
@Feature struct ReadingTally {
  struct State { var count = 0 }
  enum Action { case increment }

  var body: some Feature {
    let isLarge = store.count > 9
    Update { state, _ in state.count &+= isLarge ? 2 : 1 }
  }
}

/// A feature around ``Tally``.
@Feature struct Layer1 {
  struct State { var child = Tally.State() }
  enum Action { case child(Tally.Action) }
  var body: some Feature { Scope(\.child, action: \.child) { Tally() } }
}

/// A feature around ``Layer1``.
@Feature struct Layer2 {
  struct State { var child = Layer1.State() }
  enum Action { case child(Layer1.Action) }
  var body: some Feature { Scope(\.child, action: \.child) { Layer1() } }
}

/// A feature around ``Layer2``.
@Feature struct Layer3 {
  struct State { var child = Layer2.State() }
  enum Action { case child(Layer2.Action) }
  var body: some Feature { Scope(\.child, action: \.child) { Layer2() } }
}

/// A feature around ``Layer3``.
@Feature struct Layer4 {
  struct State { var child = Layer3.State() }
  enum Action { case child(Layer3.Action) }
  var body: some Feature { Scope(\.child, action: \.child) { Layer3() } }
}

/// A feature around ``Layer4``.
@Feature struct Layer5 {
  struct State { var child = Layer4.State() }
  enum Action { case child(Layer4.Action) }
  var body: some Feature { Scope(\.child, action: \.child) { Layer4() } }
}

/// One row of a list.
@Feature struct Line {
  struct State: Identifiable {
    let id: Int
    var isDone = false
  }
  enum Action { case toggled }
  var body: some Feature { Update { state, _ in state.isDone.toggle() } }
}

/// A list of rows.
@Feature struct Lines {
  struct State { var rows: [Line.State] }
  enum Action { case rows(Line.State.ID, Line.Action) }
  var body: some Feature { EmptyFeature().forEach(\.rows, action: \.rows) { Line() } }
}
