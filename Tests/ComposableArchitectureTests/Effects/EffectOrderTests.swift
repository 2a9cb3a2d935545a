import Testing

@testable import ComposableArchitecture

/// The order in which effects run and their actions are received.
@MainActor
struct EffectOrderTests {
  @Test func `.send actions are received before send returns`() {
    let store = Store.probe(["A": .send("B"), "B": .send("C")])
    store.send("A")
    #expect(store.received == ["A", "B", "C"])
  }

  @Test func `.send actions are queued first in, first out`() {
    let store = Store.probe(["go": .merge(.send("A"), .send("C")), "A": .send("B")])
    store.send("go")
    #expect(store.received == ["go", "A", "C", "B"])
  }

  @Test func `merge delivers .send actions before any operation`() {
    let store = Store.probe(["go": .merge(.operation("run"), .send("sent"))])
    store.send("go")
    #expect(store.received == ["go", "sent"])
    store.drainEffects()
    #expect(store.received == ["go", "sent", "run"])
  }

  @Test func `concatenate starts each effect when the previous one has finished`() {
    let store = Store.probe([
      "go": .concatenate(
        .operation("run1"), .operation("run2"), .send("send1"), .operation("run3"), .send("send2"))
    ])
    store.send("go")
    store.drainEffects()
    #expect(store.received == ["go", "run1", "run2", "send1", "run3", "send2"])
  }

  @Test func `concatenate of 100,000 sends does not overflow the stack`() {
    let sends = (0..<100_000).map { Effect.send("\($0)") }
    let store = Store.probe(["go": .concatenate(sends)])
    store.send("go")
    #expect(store.received.count == 100_001)
    #expect(store.received.last == "99999")
  }

  @Test func `Operations that are ready run in the order in which they were started`() {
    let names = (0..<50).map { "\($0)" }
    let store = Store.probe(["go": .merge(names.map { Effect.operation($0) })])
    store.send("go")
    store.drainEffects()
    #expect(store.received == ["go"] + names)
  }

  @Test func `Unstructured and detached tasks of an effect keep the order`() {
    let effect = Effect<String>.run { send in
      await send("begin")
      let detached = await Task.detached {
        await Task.yield()
        return "detached"
      }.value
      await send(detached)
      await Task { @MainActor in await Task.yield() }.value
      await send("end")
    }
    let store = Store.probe(["go": .merge(effect, .operation("other"))])
    store.send("go")
    store.drainEffects()
    #expect(store.received == ["go", "begin", "other", "detached", "end"])
  }

  @Test func `An operation's action is reduced before its send returns`() {
    let effect = Effect<String>.run { send in
      await send("A")
      await send("B")
    }
    let store = Store.probe(["go": effect, "A": .send("after A")])
    store.send("go")
    store.drainEffects()
    #expect(store.received == ["go", "A", "after A", "B"])
  }
}
