import ComposableArchitecture2
import Testing

/// Section 3.1 and 3.2 of the facts: what happens in one event, and in which order.
@MainActor
@Suite struct OrderTests {
  @Test func partsRunFromTopToBottom() {
    let log = Log()
    let store = TestStore(initialState: Parent.State()) { Parent(log: log) }
    log.lines = []
    store.send(.child(.plus)) { $0.child.n = 1 }
    #expect(log.lines == ["above 0", "child", "below 1", "changed 1"])
  }

  @Test func theRootMountsAtConstruction() {
    let log = Log()
    let store = TestStore(initialState: Mounting.State()) {
      Mounting(log: log)
    } changes: {
      $0.count = 1
      $0.child = .init(n: 5)
    }
    #expect(log.lines == ["parent", "child", "task"])
    store.send(.show(nil)) { $0.child = nil }
    store.send(.show(3)) { $0.child = .init(n: 5) }
    #expect(log.lines == ["parent", "child", "task", "child", "task"])
  }

  @Test func aMountThatWasNotAssertedIsAFailure() {
    let failures = failures {
      _ = TestStore(initialState: Mounting.State()) { Mounting(log: Log()) }
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "the mount of Mounting changed the state, and no change was expected:\n\n") == true)
  }

  @Test func statesAreInertUntilMounted() {
    let log = Log()
    _ = Mounting.State(child: .init(n: 1))
    #expect(log.lines == [])
  }

  @Test func hooksThatChangeEachOtherAreStopped() {
    let failures = failures {
      let store = TestStore(initialState: Endless.State()) { Endless() }
      store.modify { $0.n = 1 }
    }
    #expect(
      failures == [
        "The hooks of Endless change the state without end. They were stopped after 1000 rounds."
      ])
  }

  @Test func aBodyThatReadsTheStoreIsEvaluatedAgain() {
    let store = TestStore(initialState: Reading.State()) { Reading() }
    store.modify {
      $0.n = 2
    } changes: {
      $0.n = 2
      $0.double = 4
    }
  }
}

@Feature private struct Parent {
  struct State {
    var child = Child.State()
  }
  enum Action { case child(Child.Action) }
  let log: Log
  var body: some Feature {
    Update { state, _ in log.lines.append("above \(state.child.n)") }
    Scope(\.child) { Child(log: log) }
    Update { state, _ in log.lines.append("below \(state.child.n)") }
      .onChange(of: store.child.n) { _, new, _ in log.lines.append("changed \(new)") }
  }
}

@Feature private struct Child {
  struct State { var n = 0 }
  enum Action { case plus }
  let log: Log
  var body: some Feature {
    Update { state, _ in
      state.n += 1
      log.lines.append("child")
    }
  }
}

@Feature private struct Mounting {
  struct State {
    var count = 0
    var child: Shown.State?
  }
  enum Action { case show(Int?) }
  let log: Log
  var body: some Feature {
    Update { state, action in
      if case .show(let n) = action { state.child = n.map { .init(n: $0) } }
    }
    .onMount { state in
      log.lines.append("parent")
      state.count += 1
      state.child = .init(n: 0)
    }
    .ifLet(\.child) { Shown(log: log) }
  }
}

@Feature private struct Shown {
  struct State { var n: Int }
  let log: Log
  var body: some Feature {
    EmptyFeature().onMount { state in
      log.lines.append("child")
      state.n = 5
      store.addTask { log.lines.append("task") }
    }
  }
}

@Feature private struct Endless {
  struct State { var n = 0 }
  var body: some Feature {
    EmptyFeature().onChange(of: store.n) { $0.n += 1 }
  }
}

@Feature private struct Reading {
  struct State {
    var n = 1
    var double = 2
  }
  var body: some Feature {
    let double = store.n * 2
    EmptyFeature().onChange(of: double) { _, new, state in state.double = new }
  }
}
