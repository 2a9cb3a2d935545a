import ComposableArchitecture2
import Testing

/// A store as views use it.
@MainActor
@Suite struct StoreTests {
  @Test func aPropertyCanBeReadAndWritten() {
    let store = Store(initialState: Form.State()) { Form() }
    store.name = "Blob"
    #expect(store.name == "Blob")
    #expect(store.length == 4)
    store.send(.clear)
    #expect(store.length == 0)
  }

  @Test func aReadIsObserved() {
    let store = Store(initialState: Form.State()) { Form() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.length
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.other = 1
    #expect(changes.value == 0)
    store.name = "B"
    #expect(changes.value == 1)
  }

  @Test func scopesHaveThreeSpellings() {
    let store = Store(initialState: Tabs.State()) { Tabs() }
    let newest: StoreOf<Inbox> = store.scope(\.a)
    newest.send(.arrived)
    store.scope(\.a, action: \.a).send(.arrived)
    store.scope(state: \.a, action: \.a).send(.arrived)
    #expect(store.a.unread == 3)
    #expect(store.badge == 3)
  }

  @Test func anOptionalChildHasAStoreWhileItIsThere() {
    let store = Store(initialState: Library.State()) { Library() }
    #expect(store.scope(\.sheet, action: \.sheet) == nil)
    store.send(.renameTapped)
    let sheet = store.scope(\.sheet, action: \.sheet)
    guard let sheet, case .rename(let rename) = Library.Sheet.StoreEnumeration(sheet) else {
      Issue.record("The sheet has another case.")
      return
    }
    rename.text = "B"
    #expect(store.sheet?.rename?.text == "B")
    rename.send(.done)
    #expect(store.sheet == nil)
    #expect(rename.text == "B")
  }

  @Test func elementsHaveStores() {
    let rows = [Row.State(id: 7), Row.State(id: 8)]
    let store = Store(initialState: Board.State(rows: rows)) { Board() }
    let stores = store.scope(\.rows, action: \.rows)
    #expect(stores.map(\.id) == [7, 8])
    stores[1].send(.plus)
    #expect(store.rows[1].n == 1)
    #expect(store.last == 1)
  }

  @Test func theEndOfTheStoreEndsTheFeature() {
    let log = Log()
    var store: StoreOf<Item>? = Store(initialState: Item.State(id: 1)) {
      Item(log: log, clock: TestClock())
    }
    #expect(store?.n == 0)
    store = nil
    #expect(log.lines == ["mount 1", "dismount 1"])
  }

  @Test func anActorHasTheSameMembers() async {
    let store = StoreActor(initialState: Form.State()) { Form() }
    store.modify { $0.name = "Blob" }
    #expect(store.length == 4)
  }
}

@Suite struct TestStoreActorTests {
  @Test func itTestsFromAnyActor() async {
    let store = await TestStoreActor(initialState: Form.State()) { Form() }
    await store.modify {
      $0.name = "Blob"
    } changes: {
      $0.name = "Blob"
      $0.length = 4
    }
    await store.send(.clear) {
      $0.name = ""
      $0.length = 0
    }
    await store.dismount()
  }

  @Test func whatAStepCancelsHasEndedWhenItReturns() async {
    let clock = TestClock()
    let store = await TestStoreActor(initialState: Ticking.State()) { Ticking(clock: clock) }
    await store.send(.toggle)
    #expect(await store.ticks.isRunning)
    await clock.advance(by: .seconds(2))
    await store.expect { $0.count = 2 }
    await store.send(.toggle)
    #expect(await !store.ticks.isRunning)
  }
}

@Feature struct Ticking {
  struct State {
    var count = 0
    @StoreTaskID var ticks
  }
  enum Action { case toggle }
  let clock: TestClock<Duration>
  var body: some Feature {
    Update { state, _ in
      let ticks = state.ticks
      guard !ticks.isRunning else { return store.addTask { ticks.cancel() } }
      store.addTask(id: ticks) {
        while true {
          try await clock.sleep(for: .seconds(1))
          try store.modify { $0.count += 1 }
        }
      }
    }
  }
}

@Feature struct Form {
  struct State {
    var name = ""
    var length = 0
    var other = 0
  }
  enum Action { case clear }
  var body: some Feature {
    Update { state, _ in state.name = "" }
      .onChange(of: store.name) { $0.length = store.name.count }
  }
}
