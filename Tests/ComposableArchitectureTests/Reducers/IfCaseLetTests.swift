import Testing

@testable import ComposableArchitecture

/// `ifCaseLet`: order, missing child, cancellation.
@MainActor
struct IfCaseLetTests {
  @Test func `The child runs before the parent`() {
    let store = Store(initialState: Session.State.loggedIn(Worker.State())) { Session() }
    store.send(.loggedIn(.note("seen")))
    #expect(store.state == .loggedIn(Worker.State(log: ["seen", "parent saw 1"])))
  }

  @Test func `The child's effects are merged before the parent's effects`() {
    let store = Store(initialState: Session.State.loggedIn(Worker.State())) { Session() }
    store.send(.loggedIn(.sendNote))
    let log = ["child", "parent saw 1", "parent", "parent saw 3"]
    #expect(store.state == .loggedIn(Worker.State(log: log)))
  }

  @Test func `An action for another case is reported, and the parent still runs`() {
    let store = Store(initialState: Session.State.loggedOut(0)) { Session() }
    let warnings = reports { store.send(.loggedIn(.note("lost"))) }
    #expect(warnings.map(\.code) == [.otherCase])
    #expect(store.state == .loggedOut(1))
  }

  @Test func `Leaving the case cancels the child's effects`() {
    let store = Store.drained(Session.State.loggedIn(Worker.State()), Session())
    store.sendAndDrain(.loggedIn(.start))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.logOut)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Leaving the case on the child's own action cancels its effects`() {
    let store = Store.drained(Session.State.loggedIn(Worker.State()), Session())
    store.sendAndDrain(.loggedIn(.start))
    store.sendAndDrain(.loggedIn(.closeButtonTapped))
    #expect(store.state == .loggedOut(0))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Old effects do not reach a new child`() {
    let store = Store.drained(Session.State.loggedIn(Worker.State()), Session())
    store.sendAndDrain(.loggedIn(.start))
    store.send(.logOut)
    store.send(.logIn)
    store.drainEffects()
    #expect(store.state == .loggedIn(Worker.State()))
  }

  @Test func `Of two cases with the same payload type, only the one that was left ends`() {
    let store = Store.drained(Sides.State.left(Worker.State()), Sides())
    store.sendAndDrain(.left(.start))
    store.sendAndDrain(.turn)
    #expect(store.runningEffects.isEmpty)
    store.sendAndDrain(.right(.start))
    #expect(store.runningEffects.count == 1)
    let warnings = reports { store.send(.left(.note("lost"))) }
    #expect(warnings.map(\.code) == [.otherCase])
    #expect(store.state == .right(Worker.State(log: ["began 0"])))
  }

  @Test func `A case path made from closures works like one made from a case`() {
    let store = Store.drained(Session.State.loggedIn(Worker.State()), ByClosures())
    store.sendAndDrain(.loggedIn(.start))
    #expect(store.state == .loggedIn(Worker.State(log: ["began 0", "parent saw 1"])))
    store.sendAndDrain(.logOut)
    #expect(store.runningEffects.isEmpty)
  }
}

/// A feature whose state is an enum with two cases.
private struct Session: Reducer {
  enum State: Equatable {
    case loggedIn(Worker.State)
    case loggedOut(Int)
  }
  enum Action {
    case logIn
    case logOut
    case loggedIn(Worker.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce(Session.parent).ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Worker() }
  }

  @Sendable static func parent(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch (action, state) {
    case (.logIn, _):
      state = .loggedIn(Worker.State())
    case (.logOut, _), (.loggedIn(.closeButtonTapped), _):
      state = .loggedOut(0)
    case (.loggedIn(.note), .loggedIn(var worker)):
      worker.log.append("parent saw \(worker.log.count)")
      state = .loggedIn(worker)
    case (.loggedIn(.sendNote), _):
      return .send(.loggedIn(.note("parent")))
    case (.loggedIn, .loggedOut(let count)):
      state = .loggedOut(count + 1)
    default:
      break
    }
    return .none
  }
}

/// The same feature with case paths made from closures.
private struct ByClosures: Reducer {
  typealias State = Session.State
  typealias Action = Session.Action

  var body: some Reducer<State, Action> {
    Reduce(Session.parent).ifCaseLet(
      AnyCasePath<State, Worker.State>(
        embed: { .loggedIn($0) },
        extract: { state in
          guard case .loggedIn(let worker) = state else { return nil }
          return worker
        }),
      action: AnyCasePath<Action, Worker.Action>(
        embed: { .loggedIn($0) },
        extract: { action in
          guard case .loggedIn(let action) = action else { return nil }
          return action
        })
    ) {
      Worker()
    }
  }
}

/// A feature with two cases of the same payload type.
private struct Sides: Reducer {
  enum State: Equatable {
    case left(Worker.State)
    case right(Worker.State)
  }
  enum Action {
    case left(Worker.Action)
    case right(Worker.Action)
    case turn
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .turn = action { state = .right(Worker.State()) }
      return .none
    }
    .ifCaseLet(/State.left, action: /Action.left) { Worker() }
    .ifCaseLet(/State.right, action: /Action.right) { Worker() }
  }
}
