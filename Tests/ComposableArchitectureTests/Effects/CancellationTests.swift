import Testing

@testable import ComposableArchitecture

/// Cancellation of effects by ID, by task and with their store.
@MainActor
struct CancellationTests {
  @Test func `An action that an operation sends after its cancellation is dropped`() {
    let store = Store.probe([
      "go": .endless("run").cancellable(id: 1), "stop": .cancel(id: 1),
    ])
    store.send("go")
    store.drainEffects()
    store.send("stop")
    store.drainEffects()
    #expect(store.received == ["go", "run began", "stop"])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `cancel(id:) cancels every effect with the ID`() {
    let store = Store.probe([
      "go": .merge(.endless("a").cancellable(id: 1), .endless("b").cancellable(id: 1)),
      "stop": .cancel(id: 1),
    ])
    store.send("go")
    store.drainEffects()
    #expect(store.runningEffects.count == 2)
    store.send("stop")
    store.drainEffects()
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `IDs of different types are different`() {
    let store = Store.probe([
      "go": .endless("a").cancellable(id: 1), "stop": .cancel(id: 1.0 as Double),
    ])
    store.send("go")
    store.send("stop")
    store.drainEffects()
    #expect(store.runningEffects.count == 1)
  }

  @Test func `cancelInFlight cancels the older effects with the same ID`() {
    let store = Store.probe([
      "go": .endless("run").cancellable(id: 1, cancelInFlight: true)
    ])
    store.send("go")
    store.drainEffects()
    store.send("go")
    store.drainEffects()
    #expect(store.runningEffects.map(\.number) == [2])
  }

  @Test func `concatenate(.cancel, .run) cancels the old effect and runs the new one`() {
    let store = Store.probe([
      "go": .endless("old").cancellable(id: 1),
      "again": .concatenate(.cancel(id: 1), .operation("new").cancellable(id: 1)),
    ])
    store.send("go")
    store.drainEffects()
    store.send("again")
    store.drainEffects()
    #expect(store.received == ["go", "old began", "again", "new"])
  }

  @Test func `concatenate(.run, .cancel) lets the operation finish`() {
    let store = Store.probe([
      "go": .concatenate(.operation("run").cancellable(id: 1), .cancel(id: 1))
    ])
    store.send("go")
    store.drainEffects()
    #expect(store.received == ["go", "run"])
  }

  @Test func `The next effect of a cancelled concatenation does not start`() {
    let store = Store.probe([
      "go": .concatenate(.endless("first"), .operation("second")).cancellable(id: 1),
      "stop": .cancel(id: 1),
    ])
    store.send("go")
    store.drainEffects()
    store.send("stop")
    store.drainEffects()
    #expect(store.received == ["go", "first began", "stop"])
  }

  @Test func `Cancellation by ID does not affect another store`() {
    let effects: [String: Effect<String>] = [
      "go": .endless("run").cancellable(id: 1), "stop": .cancel(id: 1),
    ]
    let one = Store.probe(effects)
    let other = Store.probe(effects)
    one.send("go")
    other.send("go")
    one.send("stop")
    one.drainEffects()
    other.drainEffects()
    #expect(one.runningEffects.isEmpty)
    #expect(other.runningEffects.count == 1)
  }

  @Test func `Cancelling a store task cancels every effect that its action caused`() {
    let store = Store.probe(["go": .operation("next"), "next": .endless("run")])
    let task = store.send("go")
    store.drainEffects()
    #expect(store.runningEffects.count == 1)
    task.cancel()
    store.drainEffects()
    #expect(task.isCancelled)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `finish waits for every effect that the action caused`() async {
    let store = Store.probe(["go": .operation("next"), "next": .operation("last")])
    await store.send("go").finish()
    #expect(store.received == ["go", "next", "last"])
  }

  @Test func `Another effect can cancel withTaskCancellation by its ID`() {
    let store = Store.probe([
      "go": .run { send in
        await withTaskCancellation(id: "inner") {
          let (stream, continuation) = AsyncStream<Never>.makeStream()
          for await _ in stream {}
          withExtendedLifetime(continuation) {}
        }
        await send("inner ended")
      },
      "stop": .run { _ in Task.cancel(id: "inner") },
    ])
    store.send("go")
    store.drainEffects()
    store.send("stop")
    store.drainEffects()
    #expect(store.received == ["go", "stop", "inner ended"])
  }

  @Test func `The operation of withTaskCancellation runs where its effect runs`() {
    let store = Store.probe([
      "go": .run { send in
        await withTaskCancellation(id: "inner") {
          for _ in 0..<100 { await Task.yield() }
          await send("inside")
        }
        await send("after")
      }
    ])
    store.send("go")
    // Does not return while the operation has something to do.
    store.drainEffects()
    #expect(store.received == ["go", "inside", "after"])
  }

  @Test func `A deallocated store cancels its effects`() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    var store: Store<[String], String>? = Store.probe([
      "go": .run { _ in
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        end.finish()
      }
    ])
    store?.send("go")
    store?.drainEffects()
    let executor = store?.core?.pointee.runner?.running.executor
    store = nil
    _ = executor?.drain()
    for await _ in ended {}
  }
}
