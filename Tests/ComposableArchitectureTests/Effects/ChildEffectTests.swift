import Testing

@testable import ComposableArchitecture

/// Cancellation of effects in composed features.
@MainActor
struct ChildEffectTests {
  @Test func `A parent's cancellation reaches the effects of its children`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 2, action: .start))
    store.sendAndDrain(.stopAll)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `cancelInFlight of a child does not cancel the effects of its siblings`() {
    let restarting = Reduce<Worker.State, Worker.Action> { _, _ in
      Effect.unending.cancellable(id: 1, cancelInFlight: true)
    }
    let store = Store.drained(
      Office.State(rows: [1, 2]),
      EmptyReducer()
        .forEach(\Office.State.rows, action: /Office.Action.row(id:action:)) { restarting })
    for id in [1, 2, 1] { store.sendAndDrain(.row(id: id, action: .start)) }
    #expect(store.runningEffects.map(\.number) == [2, 3])
  }

  @Test func `Cancellation inside an effect is limited to its child`() {
    let row = Reduce<Worker.State, Worker.Action> { _, action in
      action == .start
        ? .run { _ in
          await withTaskCancellation(id: "inner") {
            let (stream, continuation) = AsyncStream<Never>.makeStream()
            for await _ in stream {}
            withExtendedLifetime(continuation) {}
          }
        } : .run { _ in Task.cancel(id: "inner") }
    }
    let store = Store.drained(
      Office.State(rows: [1, 2]),
      EmptyReducer().forEach(\Office.State.rows, action: /Office.Action.row(id:action:)) { row })
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 2, action: .start))
    store.sendAndDrain(.row(id: 1, action: .stop))
    #expect(store.runningEffects.map(\.number) == [2])
  }

  @Test func `Scope shares its cancellation IDs with its parent`() {
    let store = Store.drained(Pair.State(), Pair())
    store.sendAndDrain(.plain(.start))
    store.sendAndDrain(.stop)
    #expect(store.runningEffects.isEmpty)
    store.sendAndDrain(.start)
    store.sendAndDrain(.right(.other))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Two scoped features of one type do not cancel each other's children`() {
    let store = Store.drained(Pair.State(), Pair())
    store.sendAndDrain(.left(.worker(.start)))
    store.sendAndDrain(.right(.worker(.start)))
    store.sendAndDrain(.left(.hide))
    #expect(store.runningEffects.map(\.number) == [2])
    #expect(store.state.right.worker?.log == ["began 0"])
  }

  @Test func `Removing a child cancels the effects of its own children`() {
    let store = Store.drained(Building.State(), Building())
    store.sendAndDrain(.desk(.worker(.start)))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.close)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `An action that a removed child still sends is dropped`() {
    let late = Reduce<Worker.State, Worker.Action> { state, action in
      if case .note(let text) = action { state.log.append(text) }
      guard action == .start else { return .none }
      return .run { send in
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        await send(.note("too late"))
      }
    }
    let parent = Reduce<Desk.State, Desk.Action> { state, action in
      if action == .hide { state.worker = nil }
      return .none
    }
    let store = Store.drained(
      Desk.State(worker: Worker.State()),
      parent.ifLet(\.worker, action: /Desk.Action.worker) { late })
    store.sendAndDrain(.worker(.start))
    let warnings = reports { store.sendAndDrain(.hide) }
    #expect(warnings == [])
  }

  @Test func `A store keeps no record of children whose effects have ended`() {
    let store = Store.drained(
      Office.State(rows: Array(0..<100)),
      EmptyReducer().forEach(\Office.State.rows, action: /Office.Action.row(id:action:)) {
        Reduce { _, action in action == .start ? .run { _ in } : .none }
      })
    for id in 0..<100 { store.sendAndDrain(.row(id: id, action: .start)) }
    #expect(store.core?.pointee.runner?.running.registry.hasChildren == false)
  }
}

/// Two features of one type, and a child without children.
private struct Pair: Reducer {
  struct State {
    var left = Desk.State(worker: Worker.State())
    var right = Desk.State(worker: Worker.State())
    var plain = Worker.State()
  }
  enum Action {
    case left(Desk.Action)
    case right(Desk.Action)
    case plain(Worker.Action)
    case start
    case stop
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: /Action.left) { Desk() }
    Scope(state: \.right, action: /Action.right) {
      Desk()
      Reduce { _, action in action == .other ? .cancel(id: Worker.CancelID.work) : .none }
    }
    Scope(state: \.plain, action: /Action.plain) { Worker() }
    Reduce { _, action in
      switch action {
      case .start: return Effect.unending.cancellable(id: Worker.CancelID.work)
      case .stop: return .cancel(id: Worker.CancelID.work)
      default: return .none
      }
    }
  }
}

/// A child that has a child.
private struct Building: Reducer {
  struct State { var desk: Desk.State? = Desk.State(worker: Worker.State()) }
  enum Action {
    case close
    case desk(Desk.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state.desk = nil }
      return .none
    }
    .ifLet(\.desk, action: /Action.desk) { Desk() }
  }
}
