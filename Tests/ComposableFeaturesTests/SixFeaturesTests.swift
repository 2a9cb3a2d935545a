import ComposableArchitecture2
import Testing

/// What the six features of the facts do.
@MainActor
@Suite struct SixFeaturesTests {
  @Test func aNewTextCancelsTheLookupOfTheOldOne() async {
    let clock = TestClock()
    let calls = LockIsolated<[String]>([])
    let store = TestStore(initialState: Finder.State()) {
      Finder { text in
        calls.withValue { $0.append(text) }
        return ["\(text)1"]
      }
      .dependency(\.continuousClock, clock)
    }
    store.modify { $0.text = "a" }
    #expect(store.lookup.isRunning)
    await clock.advance(by: .milliseconds(100))
    store.modify { $0.text = "ab" }
    await clock.advance(by: .milliseconds(200))
    store.expect { $0.hits = ["ab1"] }
    #expect(calls.value == ["ab"])
    #expect(!store.lookup.isRunning)
  }

  @Test func anImmediateLookupBelongsToItsModification() {
    let store = TestStore(initialState: Finder.State()) {
      Finder { ["\($0)1"] }.dependency(\.continuousClock, ImmediateClock())
    }
    store.modify {
      $0.text = "a"
    } changes: {
      $0.text = "a"
      $0.hits = ["a1"]
    }
  }

  @Test func thePresentedPromptIsGoneAfterItsAction() {
    let store = TestStore(initialState: Library.State()) { Library() }
    store.send(.clearTapped) { $0.sheet = .sure(.init(title: "A")) }
    store.send(.sheet(.sure(.yes))) {
      $0.name = ""
      $0.sheet = nil
    }
  }

  @Test func aSheetDismissesItselfInTheSameSend() {
    let store = TestStore(initialState: Library.State()) { Library() }
    store.send(.renameTapped) { $0.sheet = .rename(.init(text: "A")) }
    store.send(.sheet(.rename(.done))) { $0.sheet = nil }
    store.send(.sheet(.rename(.done)))
  }

  @Test func aDelegateClosureChangesTheParent() {
    let store = TestStore(initialState: Board.State(rows: [.init(id: 1), .init(id: 2)])) { Board() }
    store.send(.rows(1, .plus)) {
      $0.rows[0].n = 1
      $0.last = 1
    }
    store.send(.rows(2, .plus)) { $0.rows[1].n = 1 }
    store.send(.rows(3, .plus))
  }

  @Test func aTriggerInALoopReachesEveryRow() {
    let rows = [Row.State(id: 1, n: 2), Row.State(id: 2, n: 3)]
    let store = TestStore(initialState: Board.State(rows: rows)) { Board() }
    store.send(.zeroAll) {
      $0.rows[0].n = 0
      $0.rows[1].n = 0
    }
  }

  @Test func dismissingAPageOfAStackRemovesThoseAbove() {
    let store = TestStore(initialState: Nav.State(path: [.page(.init(n: 1))])) { Nav() }
    store.send(.path(store.path[0].id, .page(.next))) { $0.path.append(.page(.init(n: 2))) }
    store.send(.path(store.path[1].id, .page(.next))) { $0.path.append(.page(.init(n: 3))) }
    #expect(Set(store.path.map(\.id)).count == 3)
    store.send(.path(store.path[0].id, .page(.back))) { $0.path = [] }
  }

  @Test func aNewIDOfTheMountRestartsItsTask() async {
    let clock = TestClock()
    let closed = LockIsolated<[Int]>([])
    let store = TestStore(initialState: Session.State()) {
      Session { ticks in closed.withValue { $0.append(ticks) } }
        .environment(\.continuousClock, clock)
    }
    await clock.advance(by: .seconds(2))
    store.expect { $0.ticks = 2 }
    store.modify {
      $0.user = 2
    } changes: {
      $0.user = 2
      $0.ticks = 0
    }
    await clock.advance(by: .seconds(1))
    store.expect { $0.ticks = 1 }
    await store.dismount()
    #expect(closed.value == [1])
  }

  @Test func preferencesAreReducedOverTheChildren() {
    let lines = LockIsolated<[String]>([])
    ChangePrinter.$sink.withValue(.init { text in lines.withValue { $0.append(text) } }) {
      let store = TestStore(initialState: Tabs.State()) { Tabs() }
      store.send(.a(.arrived)) {
        $0.a.unread = 1
        $0.badge = 1
      }
      store.send(.b(.arrived)) {
        $0.b.unread = 1
        $0.badge = 2
      }
    }
    #expect(lines.value.count == 4)
    #expect(lines.value.last == "Tabs: dismount")
    #expect(lines.value[0].hasPrefix("Tabs: mount\n"))
    #expect(lines.value[1].hasPrefix("Tabs: Tabs.Action.a(.arrived)\n"))
    #expect(lines.value[1].contains("+   badge: 1"))
  }
}
