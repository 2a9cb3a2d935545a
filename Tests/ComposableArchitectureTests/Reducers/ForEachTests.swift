import Testing

@testable import ComposableArchitecture

/// `forEach`: order, missing element, cancellation.
@MainActor
struct ForEachTests {
  @Test func `The element runs before the parent, and the other elements do not run`() {
    let store = Store(initialState: Office.State(rows: [1, 2, 3])) { Office() }
    store.send(.row(id: 2, action: .note("seen")))
    #expect(store.state.rows.map(\.log) == [[], ["seen"], []])
    #expect(store.state.seen == ["2: seen"])
  }

  @Test func `The element's effects are merged before the parent's effects`() {
    let store = Store(initialState: Office.State(rows: [1, 2])) { Office() }
    store.send(.row(id: 2, action: .sendNote))
    #expect(store.state.rows[id: 2]?.log == ["child", "parent"])
  }

  @Test func `An action for a missing ID is reported, and the parent still runs`() {
    let store = Store(initialState: Office.State(rows: [1])) { Office() }
    let warnings = reports { store.send(.row(id: 7, action: .note("lost"))) }
    #expect(warnings.map(\.code) == [.missingElement])
    #expect(store.state.seen == ["7: "])
  }

  @Test func `Removing an element cancels only its effects`() {
    let store = Store.drained(Office.State(rows: [1, 2, 3]), Office())
    for id in 1...3 { store.sendAndDrain(.row(id: id, action: .start)) }
    store.sendAndDrain(.remove([2]))
    #expect(store.runningEffects.count == 2)
    #expect(store.state.rows.map(\.log) == [["began 1"], ["began 3"]])
    store.sendAndDrain(.remove([1, 3]))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Removing an element on its own action cancels its effects`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 1, action: .closeButtonTapped))
    #expect(store.state.rows.ids == [2])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Old effects do not reach a new element with the same ID`() {
    let store = Store.drained(Office.State(rows: [1]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.send(.remove([1]))
    store.send(.add(1))
    store.drainEffects()
    #expect(store.state.rows[id: 1] == Worker.State(id: 1))
  }

  @Test func `Adding and moving elements cancels no effects`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.add(3))
    store.sendAndDrain(.reverse)
    #expect(store.state.rows.ids == [3, 2, 1])
    #expect(store.runningEffects.count == 1)
  }

  @Test func `The effects of removed elements are cancelled in the order in which they began`() {
    let store = Store.drained(Office.State(rows: Array(0..<40)), Office())
    for id in (0..<40).reversed() { store.sendAndDrain(.row(id: id, action: .start)) }
    store.sendAndDrain(.add(40))
    #expect(store.runningEffects.count == 40)
    let listener = CancelledEffects()
    store.listener = listener
    store.sendAndDrain(.remove([3, 30, 12]))
    #expect(listener.numbers == [10, 28, 37])
    #expect(store.runningEffects.count == 37)
  }

  @Test func `A direct call of reduce(into:action:) behaves the same`() {
    let store = Store.drained(
      Office.State(rows: [1, 2]),
      Reduce { state, action in Office().body.reduce(into: &state, action: action) })
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 2, action: .start))
    store.sendAndDrain(.remove([1]))
    #expect(store.runningEffects.map(\.number) == [2])
  }

  @Test func `Each element has its own cancellation IDs`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 2, action: .start))
    store.sendAndDrain(.row(id: 1, action: .stop))
    #expect(store.runningEffects.map(\.number) == [2])
  }
}

private final class CancelledEffects: StoreListener {
  var numbers: [Int] = []

  func didReduce(
    _ action: Office.Action, number: Int, origin: ActionOrigin, from before: Office.State,
    to after: Office.State
  ) {}

  func effectDidStart(_ effect: RunningEffect) {}

  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    if case .cancelled = end { numbers.append(effect.number) }
  }
}

/// A parent with any number of children.
struct Office: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArray<Int, Worker.State>
    /// The last line of an element's log that the parent saw at each action of the element.
    var seen: [String] = []

    init(rows ids: [Int]) {
      rows = IdentifiedArray(uniqueElements: ids.map { Worker.State(id: $0) }, id: \.id)
    }
  }
  enum Action: Equatable {
    case add(Int)
    case remove([Int])
    case reverse
    case row(id: Int, action: Worker.Action)
    case stopAll
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id):
        state.rows.append(Worker.State(id: id))
      case .remove(let ids):
        for id in ids { state.rows.remove(id: id) }
      case .reverse:
        state.rows.reverse()
      case .row(let id, action: .closeButtonTapped):
        state.rows.remove(id: id)
      case .row(let id, action: .note):
        state.seen.append("\(id): \(state.rows[id: id]?.log.last ?? "")")
      case .row(let id, action: .sendNote):
        return .send(.row(id: id, action: .note("parent")))
      case .row:
        break
      case .stopAll:
        return .cancel(id: Worker.CancelID.work)
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Worker() }
  }
}
