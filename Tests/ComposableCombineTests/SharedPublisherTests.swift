import ComposableCombine
import Dispatch
import Testing

@Suite("Publishers of shared values")
@MainActor
struct SharedPublisherTests {
  @Test("A shared value is published now and after each change")
  func values() {
    @Shared(value: 1) var count
    var counts: [Int] = []
    let subscription = $count.publisher.sink { counts.append($0) }
    $count.withLock { $0 = 2 }
    $count.withLock { $0 += 1 }
    #expect(counts == [1, 2, 3])
    subscription.cancel()
    $count.withLock { $0 = 4 }
    #expect(counts == [1, 2, 3])
  }

  @Test("A publisher follows a property that refers to another value")
  func otherValue() {
    @Shared(.inMemory("first")) var value = 0
    var values: [Int] = []
    let subscription = $value.publisher.sink { values.append($0) }
    $value.withLock { $0 = 42 }
    $value = Shared(wrappedValue: 7, .inMemory("second"))
    $value.withLock { $0 = 8 }
    #expect(values == [0, 42, 7, 8])
    withExtendedLifetime(subscription) {}
  }

  @Test("A property that loads another key is published once")
  func otherKey() async throws {
    @Shared(.inMemory("third")) var other = 3
    @Shared(value: 1) var value
    var values: [Int] = []
    let subscription = $value.publisher.sink { values.append($0) }
    try await $value.load(.inMemory("third"))
    #expect(values.first == 1)
    #expect(values.last == 3)
    #expect(value == 3)
    $value.withLock { $0 = 4 }
    #expect(other == 4)
    #expect(values.last == 4)
    withExtendedLifetime(subscription) {}
  }

  @Test("A value that is loaded again is published once")
  func loadedAgain() async throws {
    @Shared(.appStorage("loaded again")) var count = 0
    var counts: [Int] = []
    let subscription = $count.publisher.sink { counts.append($0) }
    $count.withLock { $0 = 1 }
    try await $count.load()
    // Changes are published on the main queue, in their order.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(counts == [0, 1, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test("A reader and a member are published as well")
  func parts() {
    struct Stats: Equatable { var count = 0 }
    @Shared(value: Stats()) var stats
    var counts: [Int] = [], members: [Int] = []
    let reader = SharedReader($stats).publisher.sink { counts.append($0.count) }
    let member = $stats.count.publisher.sink { members.append($0) }
    $stats.withLock { $0.count = 5 }
    #expect(counts == [0, 5])
    #expect(members == [0, 5])
    withExtendedLifetime((reader, member)) {}
  }

  @Test("Each subscription begins with the current value")
  func severalSubscriptions() {
    @Shared(value: "a") var text
    let publisher = $text.publisher
    $text.withLock { $0 = "b" }
    var texts: [String] = []
    let subscription = publisher.sink { texts.append($0) }
    #expect(texts == ["b"])
    withExtendedLifetime(subscription) {}
  }
}
