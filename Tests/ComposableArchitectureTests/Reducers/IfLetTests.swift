import Testing

@testable import ComposableArchitecture

/// `ifLet`: order, missing child, cancellation.
@MainActor
struct IfLetTests {
  @Test func `The child runs before the parent`() {
    let store = Store(initialState: Desk.State(worker: Worker.State())) { Desk() }
    store.send(.worker(.note("seen")))
    #expect(store.state.seen == [["seen"]])
  }

  @Test func `The child's effects are merged before the parent's effects`() {
    let store = Store(initialState: Desk.State(worker: Worker.State())) { Desk() }
    store.send(.worker(.sendNote))
    #expect(store.state.worker?.log == ["child", "parent"])
  }

  @Test func `An action of the parent does not run the child`() {
    let store = Store(initialState: Desk.State(worker: Worker.State())) { Desk() }
    store.send(.other)
    #expect(store.state.worker == Worker.State())
  }

  @Test func `An action for nil is reported, and the parent still runs`() {
    let store = Store(initialState: Desk.State()) { Desk() }
    let warnings = reports { store.send(.worker(.note("lost"))) }
    #expect(warnings.map(\.code) == [.nilChild])
    #expect(store.state.seen == [[]])
  }

  @Test func `Setting nil cancels the child's effects`() {
    let store = Store.drained(Desk.State(worker: Worker.State()), Desk())
    store.sendAndDrain(.worker(.start))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.hide)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Setting nil on the child's own action cancels its effects`() {
    let store = Store.drained(Desk.State(worker: Worker.State()), Desk())
    store.sendAndDrain(.worker(.start))
    store.sendAndDrain(.worker(.closeButtonTapped))
    #expect(store.state.worker == nil)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Effects of the action that removes the child go on`() {
    let store = Store.drained(Desk.State(worker: Worker.State(), hidesOnStart: true), Desk())
    let warnings = reports { store.sendAndDrain(.worker(.start)) }
    #expect(store.state.worker == nil)
    #expect(warnings.map(\.code) == [.nilChild])
    #expect(store.runningEffects.count == 1)
  }

  @Test func `Old effects do not reach a new child`() {
    let store = Store.drained(Desk.State(worker: Worker.State()), Desk())
    store.sendAndDrain(.worker(.start))
    store.send(.hide)
    store.send(.show(2))
    store.drainEffects()
    #expect(store.state.worker == Worker.State(id: 2))
    store.sendAndDrain(.worker(.start))
    #expect(store.state.worker?.log == ["began 2"])
    #expect(store.runningEffects.count == 1)
  }

  @Test func `A child with another ID is another child`() {
    let store = Store.drained(Page.State(), Page())
    store.sendAndDrain(.item(.start))
    store.sendAndDrain(.replace(Page.Item(id: 1, text: "edited")))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.replace(Page.Item(id: 2)))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Without an ID, a child that is replaced in one action remains the same child`() {
    let store = Store.drained(Desk.State(worker: Worker.State()), Desk())
    store.sendAndDrain(.worker(.start))
    store.sendAndDrain(.show(2))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `An enum child ends when the parent changes its case, not when the child does`() {
    let store = Store.drained(Wizard.State(), Wizard())
    store.sendAndDrain(.step(.start))
    store.sendAndDrain(.step(.next))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.restart)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A direct call of reduce(into:action:) behaves the same`() {
    let store = Store.drained(
      Desk.State(worker: Worker.State()),
      Reduce { state, action in Desk().body.reduce(into: &state, action: action) })
    store.sendAndDrain(.worker(.start))
    store.sendAndDrain(.hide)
    #expect(store.runningEffects.isEmpty)
  }
}

/// A parent with an optional child.
struct Desk: Reducer {
  struct State: Equatable {
    var worker: Worker.State?
    var hidesOnStart = false
    /// The log of the child that the parent saw at each action of the child.
    var seen: [[String]] = []
  }
  enum Action: Equatable {
    case hide
    case other
    case show(Int)
    case worker(Worker.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hide, .worker(.closeButtonTapped):
        state.worker = nil
      case .show(let id):
        state.worker = Worker.State(id: id)
      case .worker(.start) where state.hidesOnStart:
        state.worker = nil
      case .worker(let action):
        state.seen.append(state.worker?.log ?? [])
        if action == .sendNote { return .send(.worker(.note("parent"))) }
      case .other:
        break
      }
      return .none
    }
    .ifLet(\.worker, action: /Action.worker) { Worker() }
  }
}

/// A child whose state is identifiable.
private struct Page: Reducer {
  struct Item: Identifiable {
    var id = 1
    var text = ""
  }
  struct State { var item: Item? = Item() }
  enum Action {
    case item(Worker.Action)
    case replace(Item)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace(let item) = action { state.item = item }
      return .none
    }
    .ifLet(\.item, action: /Action.item) {
      Reduce { _, action in
        var worker = Worker.State()
        return Worker().reduce(into: &worker, action: action)
      }
    }
  }
}

/// A child whose state is an enum.
private struct Wizard: Reducer {
  enum Step { case first, second }
  struct State { var step: Step? = .first }
  enum Action {
    case restart
    case step(StepAction)
  }
  enum StepAction { case next, start }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .restart = action { state.step = .first }
      return .none
    }
    .ifLet(\.step, action: /Action.step) {
      Reduce { state, action in
        switch action {
        case .next:
          state = .second
          return .none
        case .start:
          return .unending
        }
      }
    }
  }
}
