import Testing

@testable import ComposableArchitecture

/// `forEach`: order, missing element, cancellation.
@MainActor
struct ForEachTests {
  @Test func `the element runs before the parent, the others not at all`() {
    let store = Store(initialState: Office.State(rows: [1, 2, 3])) { Office() }
    store.send(.row(id: 2, action: .note("seen")))
    #expect(store.state.rows.map(\.log) == [[], ["seen"], []])
    #expect(store.state.seen == ["2: seen"])
  }

  @Test func `the element's effects merge before the parent's`() {
    let store = Store(initialState: Office.State(rows: [1, 2])) { Office() }
    store.send(.row(id: 2, action: .sendNote))
    #expect(store.state.rows[id: 2]?.log == ["child", "parent"])
  }

  @Test func `an action for a missing id is reported and the parent still runs`() {
    let store = Store(initialState: Office.State(rows: [1])) { Office() }
    let warnings = reports { store.send(.row(id: 7, action: .note("lost"))) }
    #expect(warnings.map(\.code) == [.missingElement])
    #expect(store.state.seen == ["7: "])
  }

  @Test func `removing a row cancels its effects and no others`() {
    let store = Store.drained(Office.State(rows: [1, 2, 3]), Office())
    for id in 1...3 { store.sendAndDrain(.row(id: id, action: .start)) }
    store.sendAndDrain(.remove([2]))
    #expect(store.runningEffects.count == 2)
    #expect(store.state.rows.map(\.log) == [["began 1"], ["began 3"]])
    store.sendAndDrain(.remove([1, 3]))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `removing a row on its own action cancels as well`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 1, action: .closeButtonTapped))
    #expect(store.state.rows.ids == [2])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `old effects do not reach a row that comes later under the same id`() {
    let store = Store.drained(Office.State(rows: [1]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.send(.remove([1]))
    store.send(.add(1))
    store.drainEffects()
    #expect(store.state.rows[id: 1] == Worker.State(id: 1))
  }

  @Test func `adding and moving rows cancels nothing`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.add(3))
    store.sendAndDrain(.reverse)
    #expect(store.state.rows.ids == [3, 2, 1])
    #expect(store.runningEffects.count == 1)
  }

  @Test func `of many rows at work those that are removed end, in the order in which they began`() {
    let store = Store.drained(Office.State(rows: Array(0..<40)), Office())
    for id in (0..<40).reversed() { store.sendAndDrain(.row(id: id, action: .start)) }
    store.sendAndDrain(.add(40))
    #expect(store.runningEffects.count == 40)
    var ended: [Int] = []
    store.listen { event in
      if case .effectEnded(let effect, .cancelled) = event { ended.append(effect.number) }
    }
    store.sendAndDrain(.remove([3, 30, 12]))
    #expect(ended == [10, 28, 37])
    #expect(store.runningEffects.count == 37)
  }

  @Test func `run by hand, reduce(into:action:) does the same`() {
    let store = Store.drained(
      Office.State(rows: [1, 2]),
      Reduce { state, action in Office().body.reduce(into: &state, action: action) })
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 2, action: .start))
    store.sendAndDrain(.remove([1]))
    #expect(store.runningEffects.map(\.number) == [2])
  }

  @Test func `each row's cancel ids are its own`() {
    let store = Store.drained(Office.State(rows: [1, 2]), Office())
    store.sendAndDrain(.row(id: 1, action: .start))
    store.sendAndDrain(.row(id: 2, action: .start))
    store.sendAndDrain(.row(id: 1, action: .stop))
    #expect(store.runningEffects.map(\.number) == [2])
  }
}

/// A parent with any number of children.
struct Office: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArray<Int, Worker.State>
    /// What the parent saw in a row's log at each of the row's actions.
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
