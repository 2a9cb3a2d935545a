import ComposableCombine
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
