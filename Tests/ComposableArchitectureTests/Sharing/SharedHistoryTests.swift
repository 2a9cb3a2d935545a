import Testing

@testable import ComposableArchitecture

/// Time travel sets shared values and their storages back.
struct SharedHistoryTests {
  private struct World {
    let history = SharedHistory()
    let references: SharedReferences
    let files = FileStorage.inMemory
    let memory = InMemoryStorage()

    init() {
      references = SharedReferences(history: history)
      history.follow([references, memory, files.files].compactMap { $0 })
    }

    func run<R>(_ body: () throws -> R) rethrows -> R {
      try withDependencies {
        $0.sharedReferences = references
        $0.defaultFileStorage = files
        $0.defaultInMemoryStorage = memory
      } operation: {
        try body()
      }
    }
  }

  @Test func `Values return to a snapshot, forward and back`() {
    let world = World()
    let (count, name) = world.run {
      (Shared(value: 0), Shared(wrappedValue: "a", .inMemory("name")))
    }
    let first = world.history.snapshot()
    count.withLock { $0 = 1 }
    let second = world.history.snapshot()
    name.withLock { $0 = "b" }
    let third = world.history.snapshot()
    #expect(first != second && second != third)
    world.history.restore(first)
    #expect((count.wrappedValue, name.wrappedValue) == (0, "a"))
    #expect(world.history.snapshot() == first)
    world.history.restore(third)
    #expect((count.wrappedValue, name.wrappedValue) == (1, "b"))
    world.history.restore(second)
    #expect((count.wrappedValue, name.wrappedValue) == (1, "a"))
  }

  @Test func `The history of a feature ends with it, even if a shared value does not`() {
    weak var history: SharedHistory?
    let count: Shared<Int>
    do {
      let storages = SharedStorages()
      count = withDependencies(storages.apply) { Shared(wrappedValue: 0, .inMemory("count")) }
      count.withLock { $0 = 1 }
      #expect(storages.history.takeChanges().count == 1)
      history = storages.history
    }
    #expect(history == nil)
    count.withLock { $0 = 2 }
    #expect(count.wrappedValue == 2)
  }

  @Test func `Snapshots are the same object until a value or a storage changes`() {
    let world = World()
    let first = world.history.snapshot()
    #expect(world.history.snapshot() === first)
    let count = world.run { Shared(wrappedValue: 0, .inMemory("count")) }
    let second = world.history.snapshot()
    #expect(second != first && world.history.snapshot() === second)
    count.withLock { $0 = 1 }
    let third = world.history.snapshot()
    #expect(third != second && world.history.snapshot() === third)
    world.history.restore(second)
    #expect(world.history.snapshot() == second)
  }

  @Test func `Storages and keys return as well`() throws {
    let world = World(), url = URL(filePath: "/a.json")
    let start = world.history.snapshot()
    let count = world.run { Shared(wrappedValue: 5, .inMemory("count")) }
    let file = world.run { Shared(wrappedValue: 1, .fileStorage(url)) }
    file.withLock { $0 = 2 }
    let end = world.history.snapshot()
    world.history.restore(start)
    #expect(try world.files.load(url) == nil)
    #expect(file.wrappedValue == 1)
    // The key is free again: another default wins.
    #expect(world.run { Shared(wrappedValue: 6, .inMemory("count")) }.wrappedValue == 6)
    world.history.restore(end)
    #expect(try world.files.load(url) == Data("2".utf8))
    let again = world.run { Shared(wrappedValue: 7, .inMemory("count")) }
    #expect(again.wrappedValue == 5)
    #expect(again._objectIdentifier == count._objectIdentifier)
  }

  @Test func `A property that was set to another value refers to the former one again`() {
    let world = World()
    let (one, two) = world.run { (Shared(value: 1), Shared(value: 2)) }
    let property = Shared(projectedValue: one)
    let first = world.history.snapshot()
    property.projectedValue = two
    #expect(property.wrappedValue == 2)
    world.history.restore(first)
    #expect(property.wrappedValue == 1)
  }

  @Test func `States of the past are shown with the values of their time`() {
    let world = World()
    let state = world.run { Tally.State(count: Shared(value: 0)) }
    let first = world.history.snapshot()
    state.$count.withLock { $0 = 1 }
    let second = world.history.snapshot()
    state.$count.withLock { $0 = 2 }
    #expect(world.history.withContents(first) { state.count } == 0)
    #expect(world.history.withContents(second) { state.count } == 1)
    #expect(state.count == 2)
    world.history.withContents(from: first, to: second) {
      #expect(
        ChangeText.diff(state, state) == """
            Tally.State(
          -   _count: #1 0
          +   _count: #1 1
            )
          """)
    }
  }

  @Test func `Changes are collected, one for each value`() {
    let world = World()
    let (count, name) = world.run {
      (Shared(value: 0), Shared(wrappedValue: "a", .inMemory("name")))
    }
    count.withLock { $0 = 1 }
    name.withLock { $0 = "b" }
    count.withLock { $0 = 2 }
    let changes = world.history.takeChanges()
    #expect(changes.map(\.title) == ["Shared<Int>", ".inMemory(\"name\")"])
    #expect(changes.map { "\($0.old) -> \($0.new)" } == ["0 -> 2", "a -> b"])
    count.withLock { $0 = 3 }
    count.withLock { $0 = 2 }
    #expect(world.history.takeChanges().isEmpty)
  }

  @Test func `A storage that answers a save with the saved value does not hide the change`() {
    let world = World()
    let count = world.run { Shared(wrappedValue: 0, EchoingKey()) }
    let before = world.history.snapshot()
    count.withLock { $0 = 1 }
    #expect(world.history.takeChanges().map { "\($0.old) -> \($0.new)" } == ["0 -> 1"])
    #expect(world.history.withContents(before) { count.wrappedValue } == 0)
    world.history.restore(before)
    #expect(count.wrappedValue == 0)
  }
}

/// A storage like that of iCloud, which tells everyone about a new value, also who has saved it.
private final class EchoingKey: SharedKey {
  typealias Value = Int
  let id = "echo"
  private let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }
  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    self.subscriber.setValue(subscriber)
    return SharedSubscription {}
  }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    subscriber.value?.yield(value)
    continuation.resume()
  }
}
