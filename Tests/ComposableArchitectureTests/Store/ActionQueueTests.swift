import Testing

@testable import ComposableArchitecture

/// The queue of a store's actions.
struct ActionQueueTests {
  @Test(arguments: [1, 2, 3, 5_000])
  func `Actions leave the queue in the order in which they were added`(ahead: Int) {
    var queue = ActionQueue<Int>()
    var left: [Int] = []
    for action in 0..<20_000 {
      queue.append(entry(action))
      if action >= ahead { left.append(queue.next()!.action) }
    }
    while let entry = queue.next() { left.append(entry.action) }
    #expect(left == Array(0..<20_000))
    #expect(queue.isEmpty)
  }

  @Test func `An action added to an empty queue allocates no memory`() {
    var queue = ActionQueue<Int>()
    for action in 0..<1_000 {
      queue.append(entry(action))
      #expect(queue.next()?.action == action)
    }
    #expect(queue.entries.capacity == 0)
  }

  @Test func `Memory does not grow with the number of processed actions`() {
    var queue = ActionQueue<Int>()
    for action in 0..<3 { queue.append(entry(action)) }
    for action in 3..<1_000_000 {
      queue.append(entry(action))
      _ = queue.next()
    }
    #expect(queue.entries.capacity < 10_000)
  }

  @Test func `removeAll empties the queue`() {
    var queue = ActionQueue<Int>()
    for action in 0..<3 { queue.append(entry(action)) }
    queue.removeAll()
    #expect(queue.isEmpty)
    #expect(queue.next()?.action == nil)
  }

  private func entry(_ action: Int) -> ActionQueue<Int>.Entry {
    .init(action: action, origin: .user, group: nil)
  }
}
