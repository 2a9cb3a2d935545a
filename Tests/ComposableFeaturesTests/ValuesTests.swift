import ComposableArchitecture2

@testable import ComposableFeatures
import Testing

/// Snapshots, environment, dependencies, and modifiers.
@MainActor
@Suite struct ValuesTests {
  @Test func aSnapshotHasTheVisibleStoredProperties() {
    let snapshot = snap(Everything.State())
    #expect(
      Mirror(reflecting: snapshot).children.map(\.label) == ["text", "child", "rows", "kind"])
    #expect(type(of: snapshot.child) == Inbox.State.DebugSnapshot.self)
    #expect(type(of: snapshot.rows) == [Row.State.DebugSnapshot].self)
  }

  @Test func aTypeOutsideOfFeaturesCanHaveASnapshot() {
    #expect(snap(Measured(weight: 2)).weight == 2)
    guard case .some(2) = snap(Choice.some(2)) else {
      Issue.record("The snapshot has another case.")
      return
    }
  }

  @Test func aSharedValueIsChangedByThePartThatHasChangedIt() {
    let shared = SharedStorages()
    withDependencies {
      shared.apply(to: &$0)
    } operation: {
      @Shared(.inMemory("weight")) var weight = 0
      let tracer = FeatureTracer(shared: shared.history)
      var state = $weight
      tracer.update(&state, of: "Scale") { $0.withLock { $0 += 1 } }
      tracer.update(&state, of: "Scale") { _ in }
      tracer.run("onChange", ["Scale"], state: { state }) { state.withLock { $0 += 5 } }
      let changes = tracer.takeSteps().map { $0.changes.map(\.description) }
      #expect(changes == [["0 -> 1"], [], ["1 -> 6"]])
    }
  }

  @Test func theEnvironmentFlowsToDescendants() {
    let store = TestStore(initialState: Outer.State()) {
      Outer().environment(\.limit, 7)
    } changes: {
      $0.inner.limit = 8
      $0.limit = 7
    }
    #expect(store.limit == 7)
  }

  @Test func settingAValueOfTheEnvironmentDoesNotReadTheOldOne() {
    let store = TestStore(initialState: Dated.State()) {
      Dated().environment(\.date, .constant(Date(timeIntervalSince1970: 99)))
    } changes: {
      $0.seconds = 99
    }
    #expect(store.seconds == 99)
    let nested = TestStore(initialState: Dated.State()) {
      Dated().environment(\.date.now, Date(timeIntervalSince1970: 98))
    } changes: {
      $0.seconds = 98
    }
    #expect(nested.seconds == 98)
  }

  @Test func theTestValueOfAnEntryIsItsInitialValue() {
    let store = TestStore(initialState: Outer.State()) {
      Outer()
    } changes: {
      $0.inner.limit = 4
      $0.limit = 3
    }
    #expect(store.inner.limit == 4)
  }

  @Test func modifiersSurroundTheirContent() {
    let log = Log()
    let store = TestStore(initialState: Count.State()) { Count().modifier(Logged(log: log)) }
    store.send(.plus) { $0.count = 1 }
    #expect(log.lines == ["before 0"])
  }

  @Test func erasedFeaturesAndConditionsAreParts() {
    let feature = AnyFeature(Count())
    let store = TestStore(initialState: Count.State()) { feature }
    store.send(.plus) { $0.count = 1 }
  }

  @Test func partsWithoutActionsNeedNone() {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    store.modify { $0.n = 1 }
    #expect(Plain.Action.self == Never.self)
  }

  @Test func stateOfTheFeatureIsKeptBetweenEvaluationsOfABody() {
    let store = TestStore(initialState: Keeping.State()) { Keeping() }
    store.send(.plus) { $0.shown = 1 }
    store.send(.plus) { $0.shown = 2 }
  }
}

@Feature struct Everything {
  struct State {
    var text = "a"
    let child = Inbox.State()
    var rows: [Row.State] = []
    var kind: Int?
    private var hidden = 0
    var _underscored = 1
    var computed: Int { 1 }
    var closure: () -> Int = { 1 }
    @StoreTaskID var task
    @Trigger var trigger
    @DebugSnapshotIgnored var ignored = 2
  }
}

@DebugSnapshot struct Measured { var weight: Int }
@DebugSnapshot enum Choice { case none, some(Int) }

extension FeatureEnvironmentValues {
  @FeatureEnvironmentEntry(liveValue: 100) var limit = 3
}

@Feature struct Outer {
  struct State {
    var inner = Inner.State()
    var limit = 0
  }
  @FeatureEnvironment(\.limit) var limit
  var body: some Feature {
    EmptyFeature().onMount { $0.limit = limit }
    Scope(\.inner) { Inner().transformEnvironment { $0.limit += 1 } }
  }
}

@Feature struct Inner {
  struct State { var limit = 0 }
  @FeatureEnvironment(\.limit) var limit
  var body: some Feature { EmptyFeature().onMount { $0.limit = limit } }
}

struct Logged: FeatureModifier {
  let log: Log
  func body(content: Content) -> some FeatureProtocol<Count.State, Count.Action> {
    Update { state, _ in log.lines.append("before \(state.count)") }
    content
  }
}

@Feature struct Plain { struct State { var n = 0 } }

@Feature struct Keeping {
  struct State { var shown = 0 }
  enum Action { case plus }
  @FeatureState private var total = 0
  var body: some Feature {
    let _ = store.shown
    Update { state, _ in
      total += 1
      state.shown = total
    }
  }
}

@Feature private struct Dated {
  struct State { var seconds = 0.0 }
  @FeatureEnvironment(\.date) var date
  var body: some Feature {
    EmptyFeature().onMount { $0.seconds = date.now.timeIntervalSince1970 }
  }
}
