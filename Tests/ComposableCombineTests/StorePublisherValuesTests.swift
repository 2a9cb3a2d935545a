import ComposableCombine
import Testing

@Suite("The states of a store as an asynchronous sequence")
struct StorePublisherValuesTests {
  @Test("They are read on the main actor", .timeLimit(.minutes(10)))
  @MainActor
  func onMainActor() async {
    let store = Store<Int, Void>(initialState: 7) {}
    var first: Int?
    for await value in store.publisher.values {
      first = value
      break
    }
    #expect(first == 7)
  }

  @Test("They are read on another thread", .timeLimit(.minutes(10)))
  func elsewhere() async {
    let store = await Store<Int, Void>(initialState: 7) {}
    let first = await store.publisher.values.first { @Sendable _ in true }
    #expect(first == 7)
  }

  @Test("An action is followed on another thread", .timeLimit(.minutes(10)))
  func following() async {
    let store = await Store<Int, Void>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    let publisher = await store.publisher
    var values: [Int] = []
    for await value in publisher.values {
      values.append(value)
      if values.count == 3 { break }
      await store.send(())
    }
    #expect(values == [0, 1, 2])
  }
}

@Suite("Repeated work of a test scheduler")
struct RepeatedWorkTests {
  @Test("Work for the same time is done in the order in which it was first scheduled")
  func order() {
    var values: [Int] = []
    let queue = DispatchQueue.test
    let one = queue.schedule(after: queue.now, interval: 1) { values.append(1) }
    let two = queue.schedule(after: queue.now, interval: 2) { values.append(42) }
    queue.advance()
    queue.advance(by: 2)
    #expect(values == [1, 42, 1, 1, 42])
    one.cancel()
    queue.advance(by: 2)
    #expect(values == [1, 42, 1, 1, 42, 42])
    two.cancel()
  }
}
