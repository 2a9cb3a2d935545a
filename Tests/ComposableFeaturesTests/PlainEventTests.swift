import ComposableArchitecture2
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

  @Test func hooksAndChildrenFollowEachEvent() {
    let store = Store(initialState: Yard.State()) { Yard() }
    for id in 1...3 { store.send(.add(id)) }
    #expect(store.mounted == [1, 2, 3])
    store.send(.animals(2, .feed))
    store.send(.animals(3, .feed))
    #expect(store.animals.map(\.weight) == [0, 1, 1])
    #expect(store.total == 2)
    store.send(.remove(2))
    store.send(.animals(2, .feed))
    #expect(store.total == 1)
    store.send(.animals(3, .feedLater))
    #expect(store.animals.map(\.weight) == [0, 2])
    #expect(store.total == 2)
    store.guest = Animal.State(id: 9)
    store.send(.guest(.feed))
    #expect(store.guest?.weight == 1)
    store.guest = nil
    store.send(.guest(.feed))
    #expect(store.guest == nil)
  }

  @Test func aFeatureIsMadeAgainIfMakingItReadsTheStore() {
    let store = Store(initialState: Yard.State()) { Yard() }
    store.send(.add(1))
    store.step = 5
    store.send(.animals(1, .feed))
    #expect(store.animals[0].weight == 5)
    store.step = 2
    store.send(.animals(1, .feed))
    #expect(store.animals[0].weight == 7)
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

  @Test func aStoreThatAnUpdateDropsEndsAfterTheEvent() async {
    let owner = StoreOwner()
    let clock = TestClock()
    owner.store = Store(initialState: .init()) { Leaving(owner: owner, clock: clock) }
    owner.store?.send(.leaveLater)
    await clock.advance(by: .seconds(1))
    #expect(owner.store == nil)
    await withCheckedContinuation { end in DispatchQueue.main.async { end.resume() } }
    #expect(owner.log.lines == ["left", "dismount"])
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

private final class StoreOwner {
  var store: StoreOf<Leaving>?
  let log = Log()
}

/// A feature whose update drops the last reference to its store.
@Feature private struct Leaving {
  struct State { var count = 0 }
  enum Action { case leaveLater, leave }
  let owner: StoreOwner
  let clock: TestClock<Duration>
  var body: some Feature {
    Update { state, action in
      switch action {
      case .leaveLater:
        store.addTask {
          try await clock.sleep(for: .seconds(1))
          try store.send(.leave)
        }
      case .leave:
        owner.store = nil
        state.count += 1
        owner.log.lines.append("left")
      }
    }
    .onDismount { _ in owner.log.lines.append("dismount") }
  }
}

/// A feature with hooks, elements, and a child that comes and goes.
@Feature private struct Yard {
  struct State {
    var animals: [Animal.State] = []
    var guest: Animal.State?
    var total = 0
    var step = 1
    var mounted: [Int] = []
  }
  enum Action {
    case add(Int)
    case remove(Int)
    case animals(Animal.State.ID, Animal.Action)
    case guest(Animal.Action)
  }
  var body: some Feature {
    Update { state, action in
      switch action {
      case .add(let id): state.animals.append(.init(id: id))
      case .remove(let id): state.animals.removeAll { $0.id == id }
      case .animals, .guest: break
      }
    }
    .forEach(\.animals, action: \.animals) { Animal(step: store.step) }
    .ifLet(\.guest, action: \.guest) { Animal(step: 1) }
    .onChange(of: store.animals.map(\.weight)) { $0.total = $0.animals.map(\.weight).reduce(0, +) }
    .onEvent(Arrived.self) { id, state in state.mounted.append(id) }
  }
}

private enum Arrived: FeatureEventKey { typealias Value = Int }

@Feature private struct Animal {
  struct State: Identifiable {
    let id: Int
    var weight = 0
  }
  enum Action { case feed, feedLater }
  let step: Int
  var body: some Feature {
    Update { state, action in
      switch action {
      case .feed: state.weight += step
      case .feedLater: store.addTask { try store.modify { $0.weight += step } }
      }
    }
    .onMount { _ in store.addTask { try store.post(key: Arrived.self, value: store.id) } }
  }
}
