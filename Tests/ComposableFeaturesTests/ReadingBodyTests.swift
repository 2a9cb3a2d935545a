import ComposableArchitecture2
import Testing

/// Bodies that read their store, so that they are evaluated again after each event.
@MainActor
@Suite struct ReadingBodyTests {
  @Test func anUpdateKnowsWhatIsReadAfterEachEvent() {
    let store = Store(initialState: Jump.State()) { Jump() }
    #expect(counts(4, of: store) == [1, 2, 12, 22])
    store.count = 1
    #expect(counts(2, of: store) == [2, 12])
  }

  @Test func soDoSeveralUpdates() {
    let store = Store(initialState: Jump.State()) { JumpTwice() }
    #expect(counts(3, of: store) == [2, 22, 42])
  }

  @Test func soDoPartsThatComeAndGo() {
    let store = Store(initialState: Jump.State()) { JumpUntilTwo() }
    #expect(counts(4, of: store) == [1, 2, 2, 2])
    store.count = 1
    #expect(counts(2, of: store) == [2, 2])
  }

  @Test func soDoesAChild() {
    let store = Store(initialState: JumpAround.State()) { JumpAround() }
    for _ in 0..<3 { store.send(.jump(.up)) }
    #expect(store.jump.count == 12)
    store.jump.count = 1
    for _ in 0..<2 { store.send(.jump(.up)) }
    #expect(store.jump.count == 12)
  }

  @Test func soDoesAFeatureThatIsTested() {
    let store = TestStore(initialState: Jump.State(count: 1)) { Jump() }
    store.send(.up) { $0.count = 2 }
    store.send(.up) { $0.count = 12 }
  }

  @Test func aTaskThatReadsDoesNotMakeItsBodyOne() async {
    let evaluations = LockIsolated(0)
    let store = Store(initialState: Jump.State()) { JumpLater(evaluations: evaluations) }
    for _ in 0..<2 { await store.send(.up)?.value }
    #expect(store.count == 2)
    #expect(evaluations.value == 1)
  }

  private func counts(_ times: Int, of store: Store<Jump.State, Jump.Action>) -> [Int] {
    (0..<times).map { _ in
      store.send(.up)
      return store.count
    }
  }
}

/// Counts in steps of ten from 2 on.
@Feature struct Jump {
  struct State { var count = 0 }
  enum Action { case up }
  var body: some Feature {
    let step = store.count >= 2 ? 10 : 1
    Update { state, _ in state.count += step }
  }
}

@Feature struct JumpTwice {
  typealias State = Jump.State
  typealias Action = Jump.Action
  var body: some Feature {
    let step = store.count >= 2 ? 10 : 1
    Update { state, _ in state.count += step }
    Update { state, _ in state.count += step }
  }
}

@Feature struct JumpUntilTwo {
  typealias State = Jump.State
  typealias Action = Jump.Action
  private var part: AnyFeature<State, Action> {
    store.count >= 2 ? AnyFeature(EmptyFeature()) : AnyFeature(Update { s, _ in s.count += 1 })
  }
  var body: some Feature { part }
}

@Feature struct JumpAround {
  struct State { var jump = Jump.State() }
  enum Action { case jump(Jump.Action) }
  var body: some Feature { Scope(\.jump, action: \.jump) { Jump() } }
}

@Feature struct JumpLater {
  typealias State = Jump.State
  typealias Action = Jump.Action
  let evaluations: LockIsolated<Int>
  var body: some Feature {
    let _ = evaluations.withValue { $0 += 1 }
    Update { _, _ in
      store.addTask {
        let next = store.count + 1
        try store.modify { $0.count = next }
      }
    }
  }
}
