import Testing

@testable import ComposableArchitecture

@Suite("Choosing which effect continues")
@MainActor
struct EffectChoiceTests {
  private func store() -> Store<[String], String> {
    .probe(["start": .merge(.operation("one"), .operation("two"), .operation("three"))])
  }

  @Test("Without a choice, effects continue in the order in which they became ready")
  func order() {
    let store = store()
    store.send("start")
    #expect(store.readyJobs == 3)
    store.drainEffects()
    #expect(store.received == ["start", "one", "two", "three"])
    #expect(store.readyJobs == 0)
  }

  @Test("Any effect that is ready can continue first, and the others keep their order")
  func choice() {
    let store = store()
    store.send("start")
    #expect(store.runJob(at: 1))
    let ready = store.readyJobs
    while store.readyJobs == ready { store.runJob(at: ready - 1) }
    #expect(store.received == ["start", "two"])
    store.drainEffects()
    #expect(store.received == ["start", "two", "one", "three"])
  }

  @Test("There is nothing to choose without ready effects")
  func nothing() {
    let store = store()
    #expect(store.readyJobs == 0)
    #expect(!store.runJob(at: 0))
    store.send("start")
    #expect(!store.runJob(at: 3))
    #expect(!store.runJob(at: -1))
    #expect(store.received == ["start"])
  }

  @Test("A task tells whether its action has returned more than other actions")
  func work() {
    let store: Store<[String], String> = .probe([
      "start": .operation("one"), "chain": .send("end"), "stop": .cancel(id: "any"),
    ])
    #expect(store.send("start").hasWork)
    #expect(!store.send("chain").hasWork)
    #expect(!store.send("nothing").hasWork)
    #expect(store.send("stop").hasWork)
  }

  @Test("A cancelled effect notes that it has sent an action, which is dropped")
  func dropped() throws {
    let store: Store<[String], String> = .probe([
      "start": .merge(
        Effect.endless("one").cancellable(id: "all"),
        Effect.run { _ in try await Task.never() }.cancellable(id: "all")),
      "stop": .cancel(id: "all"),
    ])
    store.send("start")
    store.drainEffects()
    let effects = store.runningEffects
    try #require(effects.count == 2)
    #expect(effects.map(\.hasDroppedAction) == [false, false])
    store.send("stop")
    store.drainEffects()
    #expect(store.received == ["start", "one began", "stop"])
    #expect(effects.map(\.hasDroppedAction) == [true, false])
    #expect(!effects.map(\.end).contains(.finished))
  }
}
