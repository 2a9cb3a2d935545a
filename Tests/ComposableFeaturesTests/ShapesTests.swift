import ComposableArchitecture2
import Testing

/// Declarations as public projects write them.
@MainActor
@Suite struct ShapesTests {
  @Test func aGenericFeatureHasAChildOfAnyKind() {
    let store = TestStore(initialState: Tab<Counter>.State(root: .init())) { Tab { Counter() } }
    store.send(.root(.plus)) { $0.root.count = 1 }
  }

  @Test func aConformanceCanBeWrittenByHand() {
    let store = Store(initialState: ByHand.State()) { ByHand() }
    store.send(true)
    #expect(store.n == 1)
  }

  @Test func storesHaveOtherSpellings() {
    let store = Store(initialState: Counter.State(), feature: Counter.init)
    store.send(.plus)
    let other = StoreOf<Counter>(initialState: .init()) {
      let _ = Counter._logChanges()
      Counter()
    }
    other[dynamicMember: \.self] = .init(count: 42)
    #expect(store.count + other.count == 43)
  }

  @Test func aStateCanBeEquatableAndCodable() throws {
    let state = Kept.State(n: 2)
    #expect(state == Kept.State(n: 2))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(Kept.State.self, from: data) == state)
  }

  @Test func aStateCanBeAnEnum() {
    let store = TestStore(initialState: Phase.State.idle) { Phase() }
    store.send(.start) { $0 = .running(.init(count: 1)) }
    #expect(store.state.running?.count == 1)
  }

  @Test func aDestinationIsNestedAndChained() {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    store.send(.edit) { $0.destination = .editor(.init(count: 0)) }
    #expect(store.destination?.editor?.count == 0)
    store.send(.destination(.editor(.plus))) { $0.destination = .editor(.init(count: 1)) }
    store.modify {
      $0.destination = .plain
    } changes: {
      $0.destination = .plain
    }
  }

  @Test func methodsOfAFeatureUseItsStore() async {
    let store = TestStore(initialState: Loading.State()) { Loading(fetch: { 7 }) }
    store.send(.refresh) {
      $0.value = 7
      $0.isLoading = false
    }
  }

  @Test func identifiedArraysAreCollectionsOfChildren() {
    let store = TestStore(initialState: Rows2.State(rows: [.init(id: 1)])) { Rows2() }
    store.send(.rows(1, .plus)) { $0.rows[id: 1]?.n = 1 }
  }

  @Test func aFeatureInAFeatureSharesTheState() {
    let store = TestStore(initialState: Counter.State()) { Twice() }
    store.send(.plus) { $0.count = 2 }
  }

  @Test func parametersFromTheParentAreCurrent() {
    let store = TestStore(initialState: Limits.State()) { Limits() }
    store.send(.child(.add)) { $0.child.n = 1 }
    store.modify { $0.step = 5 }
    store.send(.child(.add)) { $0.child.n = 6 }
  }
}

@Feature struct Counter {
  struct State { var count = 0 }
  enum Action { case plus }
  var body: some Feature { Update { state, _ in state.count += 1 } }
}

@Feature struct Tab<Root: FeatureProtocol> where Root.State: DebugSnapshotConvertible {
  struct State {
    var root: Root.State
    var path = ""
  }
  enum Action { case root(Root.Action) }
  let root: () -> Root
  init(root: @escaping () -> Root) { self.root = root }
  var body: some Feature { Scope(\.root, action: \.root) { root() } }
}

struct ByHand {}
extension ByHand: FeatureProtocol {
  struct State { var n = 0 }
  typealias Action = Bool
  var body: some Feature { Update { state, isUp in state.n += isUp ? 1 : -1 } }
}

/// A public feature whose state is saved.
@Feature public struct Kept {
  /// The saved state.
  public struct State: Equatable, Codable {
    var n = 0
    /// Makes a state.
    public init(n: Int) { self.n = n }
  }
}

@Feature struct Phase {
  enum State {
    case idle
    case running(Counter.State)
  }
  enum Action { case start }
  var body: some Feature { Update { state, _ in state = .running(.init(count: 1)) } }
}

@Feature struct Screen {
  @Feature enum Destination {
    case editor(Counter)
    case plain
  }
  struct State { var destination: Destination.State? }
  enum Action {
    case edit
    case destination(Destination.Action)
  }
  var body: some Feature {
    Update { state, action in
      guard case .edit = action else { return }
      state.destination = .editor(.init())
    }
    .ifLet(\.destination) { Destination.body }
  }
}

@Feature struct Loading {
  struct State {
    var value = 0
    var isLoading = false
  }
  enum Action { case refresh }
  let fetch: @Sendable () async throws -> Int
  var body: some Feature {
    Update { state, _ in
      state.isLoading = true
      load()
    }
  }
  private func load() {
    store.addTask {
      let value = try await fetch()
      try store.modify {
        $0.value = value
        $0.isLoading = false
      }
    }
  }
}

@Feature struct Rows2 {
  @Feature struct One {
    struct State: Identifiable {
      let id: Int
      var n = 0
    }
    enum Action { case plus }
    var body: some Feature { Update { state, _ in state.n += 1 } }
  }
  struct State { var rows: IdentifiedArrayOf<One.State> }
  enum Action { case rows(One.State.ID, One.Action) }
  var body: some Feature { EmptyFeature().forEach(\.rows, action: \.rows) { One() } }
}

@Feature struct Twice {
  typealias State = Counter.State
  typealias Action = Counter.Action
  var body: some Feature {
    Counter()
    Counter()
  }
}

@Feature struct Limits {
  struct State {
    var child = Child.State()
    var step = 1
  }
  enum Action { case child(Child.Action) }
  @Feature struct Child {
    struct State { var n = 0 }
    enum Action { case add }
    let step: Int
    var body: some Feature { Update { state, _ in state.n += step } }
  }
  var body: some Feature {
    Scope(\.child) { Child(step: store.step) }
  }
}
