import ComposableArchitecture2
import Testing

/// A spawned feature handles its actions alone, in a part of its parent's state.
@MainActor
@Suite struct SpawnTests {
  let log = Log()

  private func store() -> Store<Bench.State, Bench.Action> {
    Store(initialState: Bench.State(rows: [.init(.init(id: 1)), .init(.init(id: 2))])) {
      Bench(log: log)
    }
  }

  @Test func theParentSeesNoActionAndTheState() {
    let store = store()
    let rows = store.spawn(\.rows)
    rows[1].send(.plus)
    rows[1].send(.plus)
    #expect(log.lines == ["mount 1", "mount 2", "row plus", "row plus"])
    #expect(store.rows[1].n == 2)
    #expect(rows[1].n == 2)
    #expect(rows[0].n == 0)
    #expect(rows.map(\.id) == [1, 2])
  }

  @Test func tasksSendAndModify() async {
    let store = store()
    await store.spawn(\.rows)[0].send(.later)?.value
    #expect(store.rows[0].n == 11)
    #expect(log.lines.suffix(2) == ["row later", "row plus"])
  }

  @Test func theParentCallsItsTriggers() {
    let store = store()
    store.spawn(\.rows)[0].send(.plus)
    store.send(.zeroAll)
    #expect(store.rows[0].n == 0)
  }

  @Test func eventsPreferencesAndDependenciesCross() async {
    let store = store()
    store.spawn(\.rows)[1].send(.plus)
    #expect(store.total == 1)
    await store.spawn(\.rows)[1].send(.report)?.value
    #expect(store.reported == 2)
    store.spawn(\.rows)[1].send(.note)
    #expect(log.lines.last == "label of the board")
  }

  @Test func hooksOfTheParentSeeItsState() {
    let store = store()
    store.spawn(\.rows)[0].send(.plus)
    #expect(store.changes == 1)
  }

  @Test func anElementBeginsAndEndsWithTheState() {
    let store = store()
    let row = store.spawn(\.rows)[0]
    store.send(.removeFirst)
    #expect(log.lines == ["mount 1", "mount 2", "board", "dismount 1"])
    row.send(.plus)
    #expect(store.rows.map(\.id) == [2])
    #expect(log.lines.last == "dismount 1")
  }

  @Test func itDismissesItself() async {
    let store = store()
    await store.spawn(\.rows)[0].send(.close)?.value
    #expect(store.rows.map(\.id) == [2])
    store.send(.present)
    let sheet = store.spawn(\.sheet)
    sheet?.send(.plus)
    #expect(store.sheet?.n == 1)
    await sheet?.send(.close)?.value
    #expect(store.sheet == nil)
    #expect(store.spawn(\.sheet) == nil)
  }

  @Test func aPartThatAlwaysExistsAndACase() {
    let store = Store(initialState: Hall.State()) { Hall() }
    store.spawn(\.counter).send(.plus)
    #expect(store.counter.n == 1)
    store.modify { $0.path = [.page(.init(.init(n: 4))), .plain(.init(n: 5))] }
    let pages = store.scope(\.path, action: \.path)
    for page in pages.map(Route.StoreEnumeration.init) {
      switch page {
      case .page(let store): store.send(.plus)
      case .plain(let store): store.send(.plus)
      }
    }
    #expect(pages.map(\.state).map { $0.page?.n ?? $0.plain?.n } == [5, 6])
    #expect(store.plainActions == 1)
    store.modify { $0.nested.inner.n = 2 }
    store.scope(\.nested, action: \.nested).spawn(\.inner).send(.plus)
    #expect(store.nested.inner.n == 3)
  }

  @Test func aTestAssertsItsSnapshot() async {
    let store = TestStore(
      initialState: Bench.State(rows: [.init(.init(id: 1, n: 3))])
    ) {
      Bench(log: log)
    } changes: {
      $0.total = 3
    }
    store.send(.zeroAll) {
      $0.rows[0].n = 0
      $0.total = 0
      $0.changes = 1
    }
    store.modify {
      $0.rows.append(.init(.init(id: 2)))
    } changes: {
      $0.rows.append(.init(id: 2, n: 0))
    }
    let failures = failures { store.send(.zeroAll) { $0.rows[1].n = 1 } }
    #expect(failures.count == 1)
    await store.dismount()
  }

  @Test func whatATaskOfASpawnedFeatureSendsIsNotReceived() async {
    let store = TestStore(
      initialState: Bench.State(rows: [.init(.init(id: 1))])
    ) { Bench(log: log) }
    store.send(.startAll) {
      $0.rows[0].n = 1
      $0.total = 1
      $0.changes = 1
    }
    await store.dismount()
  }
}

private enum SeatReport: FeatureEventKey { typealias Value = Int }

private enum SeatTotal: FeaturePreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum LabelKey: FeatureEnvironmentKey {
  static let liveValue = "no label"
  static let testValue = "no label"
}

@Feature private struct Seat {
  struct State: Identifiable {
    let id: Int
    var n = 0
    @Trigger var zero
    @Trigger var start
  }
  enum Action { case plus, later, report, note, close }
  @FeatureEnvironment(LabelKey.self) var label
  let log: Log
  var body: some Feature {
    Update { state, action in
      log.lines.append("row \(action)")
      switch action {
      case .plus: state.n += 1
      case .later:
        store.addTask {
          try store.modify { $0.n += 10 }
          try store.send(.plus)
        }
      case .report: store.addTask { try store.post(key: SeatReport.self, value: store.id) }
      case .note: log.lines.append(label)
      case .close: store.addTask { try store.dismiss() }
      }
    }
    .preference(key: SeatTotal.self, value: store.n)
    .onTrigger(store.zero) { $0.n = 0 }
    .onTrigger(store.start) { _ in store.addTask { try store.send(.plus) } }
    .onMount { log.lines.append("mount \($0.id)") }
    .onDismount { state in log.lines.append("dismount \(state.id)") }
  }
}

@Feature private struct Bench {
  struct State {
    var rows: [Spawn<Seat>] = []
    var sheet: Spawn<Seat>?
    var total = 0
    var reported = 0
    var changes = 0
  }
  enum Action { case zeroAll, startAll, removeFirst, present }
  let log: Log
  var body: some Feature {
    Features {
      Update { state, action in
        log.lines.append("board")
        switch action {
        case .zeroAll: for row in state.rows { row.zero() }
        case .startAll: for row in state.rows { row.start() }
        case .removeFirst: state.rows.removeFirst()
        case .present: state.sheet = .init(.init(id: 9))
        }
      }
      .forEach(\.rows) { Seat(log: log) }
      .ifLet(\.sheet) { Seat(log: log) }
    }
    .transformEnvironment { $0[LabelKey.self] = "label of the board" }
    .onChange(of: store.rows.first?.n) { state in state.changes += 1 }
    .onPreferenceChange(SeatTotal.self) { value, state in state.total = value }
    .onEvent(SeatReport.self) { value, state in state.reported = value }
  }
}

@Feature private struct Tally {
  struct State { var n = 0 }
  enum Action { case plus }
  var body: some Feature { Update { state, _ in state.n += 1 } }
}

@Feature private struct Annex {
  struct State { var inner = Spawn<Tally>(Tally.State()) }
  var body: some Feature { Scope(\.inner) { Tally() } }
}

@Feature private enum Route {
  case page(Spawn<Tally>)
  case plain(Tally)
}

@Feature private struct Hall {
  struct State {
    var counter: Spawn<Tally> = .init(.init())
    var path: [Route.State] = []
    var nested = Annex.State()
    var plainActions = 0
  }
  enum Action {
    case path(Route.State.ID, Route.Action)
    case nested(Never)
  }
  var body: some Feature {
    Update { state, _ in state.plainActions += 1 }
      .forEach(\.path, action: \.path) { Route.body }
    Scope(\.counter) { Tally() }
    Scope(\.nested, action: \.nested) { Annex() }
  }
}
