import Testing

@testable import ComposableArchitecture

@Suite("The queue of sleepers")
struct SleeperQueueTests {
  private func wakeAll(_ queue: inout SleeperQueue<Int, Int>) -> [Int] {
    var woken: [Int] = []
    while let next = queue.next(by: .max) { woken.append(next.sleeper) }
    return woken
  }

  @Test("10,000 sleepers wake by deadline, then by arrival")
  func order() {
    var queue = SleeperQueue<Int, Int>()
    var deadlines: [Int] = []
    var generator = SeededRandomNumberGenerator(seed: 3)
    for sleeper in 0..<10_000 {
      deadlines.append(Int.random(in: 0..<100, using: &generator))
      queue.add(sleeper, until: deadlines[sleeper], arrival: sleeper)
    }
    let expected = (0..<10_000).sorted { (deadlines[$0], $0) < (deadlines[$1], $1) }
    #expect(queue.inOrder.map(\.sleeper) == expected)
    #expect(wakeAll(&queue) == expected)
  }

  @Test("A sleeper does not wake before its deadline")
  func limit() {
    var queue = SleeperQueue<Int, Int>()
    queue.add(1, until: 10, arrival: 1)
    #expect(queue.next(by: 9) == nil)
    #expect(queue.nextDeadline() == 10)
    #expect(queue.next(by: 10)?.sleeper == 1)
    #expect(queue.nextDeadline() == nil)
  }

  @Test("Removed sleepers do not wake, and the others keep their order")
  func removal() {
    var queue = SleeperQueue<Int, Int>()
    for sleeper in 0..<10_000 { queue.add(sleeper, until: sleeper % 7, arrival: sleeper) }
    for sleeper in 0..<10_000 where sleeper % 3 != 0 { #expect(queue.remove(sleeper) == sleeper) }
    #expect(queue.remove(1) == nil)
    let expected = stride(from: 0, to: 10_000, by: 3).sorted { ($0 % 7, $0) < ($1 % 7, $1) }
    #expect(queue.count == expected.count)
    #expect(wakeAll(&queue) == expected)
  }

  @Test("Any sleeper can be removed by its place in the order")
  func place() {
    var queue = SleeperQueue<Int, Int>()
    for sleeper in 0..<4 { queue.add(sleeper, until: 10 - sleeper / 2, arrival: sleeper) }
    #expect(queue.remove(at: 2)?.sleeper == 0)
    #expect(queue.remove(at: 3) == nil)
    #expect(queue.remove(at: -1) == nil)
    #expect(wakeAll(&queue) == [2, 3, 1])
  }
}
