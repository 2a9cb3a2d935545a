import Testing

@testable import ComposableArchitecture

/// When the observers of a store are notified.
@MainActor
struct ObservingTests {
  @Test func `Observers are notified once per outer send, after all its actions`() {
    let store = Store.probe(["A": .send("B"), "B": .send("C")])
    var heard: [[String]] = []
    let observation = store.observe { heard.append(store.received) }
    store.send("A")
    #expect(heard == [["A", "B", "C"]])
    withExtendedLifetime(observation) {}
  }

  @Test func `Observers are notified when the state did not change`() {
    let store = Store(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
    var heard = 0
    let observation = store.observe { heard += 1 }
    store.send(1)
    #expect(heard == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `An action sent by an observer waits until all observers were notified`() {
    let store = Store.probe([:])
    var heard: [String] = []
    let first = store.observe {
      heard.append("first \(store.received.count)")
      if store.received == ["A"] { store.send("B") }
    }
    let second = store.observe { heard.append("second \(store.received.count)") }
    store.send("A")
    #expect(heard == ["first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime((first, second)) {}
  }
}
