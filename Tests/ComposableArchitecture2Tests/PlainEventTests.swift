import ComposableArchitecture2
import Observation
import Testing

/// Events of features without hooks, of which nobody is told: a store handles them in a shorter way, and nothing else may differ.
@MainActor
@Suite struct PlainEventTests {
  private let store = Store(initialState: Nest.State()) { Nest() }

  @Test func actionsReachChildrenOfChildren() {
    for _ in 0..<3 { store.send(.middle(.leaf(.plus))) }
    store.send(.middle(.other(.plus)))
    #expect(store.middle.leaf.n == 3)
    #expect(store.middle.other.n == 1)
    #expect(store.seen == 4)
  }

  @Test func tasksStartBeforeSendReturns() async {
    for _ in 0..<3 { #expect(store.send(.middle(.leaf(.later))) == nil) }
    #expect(store.middle.leaf.n == 30)
    let task = store.send(.middle(.leaf(.muchLater)))
    #expect(store.middle.leaf.n == 30)
    await task?.value
    #expect(store.middle.leaf.n == 130)
    store.send(.middle(.leaf(.plus)))
    #expect(store.middle.leaf.n == 131)
  }

  @Test func anObserverIsToldFromTheNextEventOn() {
    store.send(.middle(.leaf(.plus)))
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.seen
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.middle(.leaf(.plus)))
    #expect(changes.value == 1)
  }

  @Test func aMistakeInAnUpdateIsReportedInEachEvent() {
    let texts = LockIsolated<[String]>([])
    FeatureIssue.$sink.withValue(.init { text, _ in texts.withValue { $0.append(text) } }) {
      for _ in 0..<3 { store.send(.misuse) }
    }
    #expect(texts.value.count == 3)
    store.send(.middle(.leaf(.plus)))
    #expect(store.middle.leaf.n == 1)
  }

  @Test func changesFromOutsideAndFromTasksAreEvents() {
    store.middle.leaf.n = 5
    #expect(store.scope(\.middle).scope(\.leaf).n == 5)
    store.scope(\.middle).scope(\.leaf).send(.plus)
    #expect(store.middle.leaf.n == 6)
    #expect(store.seen == 1)
  }

  @Test func theEndOfTheStoreCancelsItsTasks() async {
    let clock = TestClock()
    let log = Log()
    var store: Store<Waiting.State, Waiting.Action>? = Store(initialState: .init()) {
      Waiting(clock: clock, log: log)
    }
    store?.send(.start)
    store?.send(.start)
    store = nil
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["cancelled", "cancelled"])
  }

  @Test func theEndOfTheStoreReleasesTheFeature() {
    weak var log: Log?
    do {
      let kept = Log()
      log = kept
      let store = Store(initialState: Waiting.State()) { Waiting(clock: TestClock(), log: kept) }
      #expect(store.state.isNothing)
    }
    #expect(log == nil)
  }
}

@Feature struct Nest {
  struct State {
    var middle = Middle.State()
    var seen = 0
  }
  enum Action {
    case middle(Middle.Action)
    case misuse
  }
  var body: some Feature {
    Update { state, action in
      switch action {
      case .middle: state.seen += 1
      case .misuse: try? store.modify { $0.seen = 100 }
      }
    }
    Scope(\.middle) { Middle() }
  }

  @Feature struct Middle {
    struct State {
      var leaf = Leaf.State()
      var other = Leaf.State()
    }
    enum Action {
      case leaf(Leaf.Action)
      case other(Leaf.Action)
    }
    var body: some Feature {
      Scope(\.leaf) { Leaf() }
      Scope(\.other) { Leaf() }
    }
  }

  @Feature struct Leaf {
    struct State { var n = 0 }
    enum Action { case plus, later, muchLater }
    var body: some Feature {
      Update { state, action in
        switch action {
        case .plus: state.n += 1
        case .later: store.addTask { try store.modify { $0.n += 10 } }
        case .muchLater:
          store.addTask {
            await Task.detached {}.value
            try store.modify { $0.n += 100 }
          }
        }
      }
    }
  }
}

@Feature struct Waiting {
  struct State { var isNothing = true }
  enum Action { case start }
  let clock: TestClock<Duration>
  let log: Log
  var body: some Feature {
    Update { _, _ in
      store.addTask {
        do { try await clock.sleep(for: .seconds(5)) } catch { log.lines.append("cancelled") }
      }
    }
  }
}
