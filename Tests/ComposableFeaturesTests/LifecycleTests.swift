import ComposableArchitecture2
import Testing

/// Section 3.4, 3.5 and 3.7 of the facts: teardown, collections, events, triggers.
@MainActor
@Suite struct LifecycleTests {
  let log = Log()
  let clock = TestClock()

  @Test func settingAnOptionalToNilEndsTheChild() async {
    let store = store()
    store.modify { $0.child = nil }
    #expect(log.lines == ["mount 1", "dismount 1"])
    store.send(.child(.plus))
    #expect(log.lines == ["mount 1", "dismount 1", "cancelled"])
  }

  @Test func anotherIdentityEndsTheOldChildAndBeginsTheNewOne() async {
    let store = store()
    store.modify { $0.child = .init(id: 2) }
    #expect(log.lines == ["mount 1", "mount 2", "dismount 1"])
    await store.dismount()
    #expect(log.lines.suffix(3) == ["cancelled", "dismount 2", "cancelled"])
  }

  @Test func theLastStateIsReadableAtTheEnd() async {
    let store = store()
    store.send(.child(.plus)) { $0.child?.n = 1 }
    await store.dismount()
    #expect(log.lines == ["mount 1", "dismount 1, n 1", "cancelled"])
  }

  @Test func changesAfterTheEndThrow() async {
    let store = store()
    store.send(.child(.linger))
    store.modify { $0.child = nil }
    await clock.advance()
    #expect(log.lines.contains("Item is not there any more."))
  }

  @Test func dismissingARootDoesNothing() async {
    let store = TestStore(initialState: Item.State(id: 1)) { Item(log: log, clock: clock) }
    store.send(.dismiss)
    #expect(log.lines == ["mount 1", "presented: false"])
    await store.dismount()
  }

  @Test func eventsReachAllAncestorsBeforePostReturns() async {
    let store = store()
    store.send(.child(.post)) {
      $0.posted = 2
      $0.child?.n = 102
    }
    await store.dismount()
  }

  @Test func anEventWithoutAListenerIsSilent() async {
    let store = TestStore(initialState: Item.State(id: 1)) { Item(log: log, clock: clock) }
    store.send(.post) { $0.n = 100 }
    await store.dismount()
  }

  @Test func aTriggerIsCalledInTheTestStore() throws {
    let store = TestStore(initialState: Board.State(rows: [.init(id: 1, n: 3)])) { Board() }
    store.rows[0].zero()
    store.expect { $0.rows[0].n = 0 }
  }

  @Test func removedRowsEndAndMovedOnesDoNot() {
    let store = TestStore(initialState: Rows.State(rows: [.init(id: 1), .init(id: 2)])) {
      Rows(log: log, clock: clock)
    }
    #expect(log.lines == ["mount 1", "mount 2"])
    store.modify { $0.rows.swapAt(0, 1) }
    #expect(log.lines == ["mount 1", "mount 2"])
    store.modify { $0.rows.removeFirst() }
    #expect(log.lines == ["mount 1", "mount 2", "dismount 2"])
    store.send(.rows(1, .plus)) { $0.rows[0].n = 1 }
    store.modify { $0.rows = [] }
  }

  private func store() -> TestStore<Owner> {
    TestStore(initialState: Owner.State()) { Owner(log: log, clock: clock) }
  }
}

enum Counted: FeatureEventKey { typealias Value = Int }

@Feature struct Owner {
  struct State {
    var child: Item.State? = Item.State(id: 1)
    var posted = 0
  }
  enum Action { case child(Item.Action) }
  let log: Log
  let clock: TestClock<Duration>
  var body: some Feature {
    EmptyFeature()
      .ifLet(\.child, action: \.child) {
        Item(log: log, clock: clock).onEvent(Counted.self) { value, state in state.n += value }
      }
      .onEvent(Counted.self) { value, state in state.posted += value }
  }
}

@Feature struct Rows {
  struct State { var rows: [Item.State] = [] }
  enum Action { case rows(Item.State.ID, Item.Action) }
  let log: Log
  let clock: TestClock<Duration>
  var body: some Feature {
    EmptyFeature().forEach(\.rows) { Item(log: log, clock: clock) }
  }
}

@Feature struct Item {
  struct State: Identifiable {
    let id: Int
    var n = 0
    var isDone = false
  }
  enum Action { case plus, linger, dismiss, post }
  let log: Log
  let clock: TestClock<Duration>
  var body: some Feature {
    Update { state, action in
      switch action {
      case .plus: state.n += 1
      case .linger:
        store.addTask {
          try? await clock.sleep(for: .seconds(1))
          do { try store.modify { $0.n = 9 } } catch { log.lines.append("\(error)") }
        }
      case .dismiss:
        store.addTask {
          log.lines.append("presented: \(store.isPresented)")
          try store.dismiss()
        }
      case .post:
        store.addTask {
          try store.post(key: Counted.self, value: 2)
          try store.modify { $0.n += 100 }
        }
      }
    }
    .onMount { state in
      log.lines.append("mount \(state.id)")
      store.addTask {
        do { try await clock.sleep(for: .seconds(10)) } catch { log.lines.append("cancelled") }
      }
    }
    .onChange(of: store.isDone) { $0.n = 0 }
    .onDismount {
      log.lines.append("dismount \(store.id)\(store.n == 0 ? "" : ", n \(store.n)")")
    }
  }
}
