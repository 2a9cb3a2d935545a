/// Those who sleep, in the order in which they are to be woken: by deadline, and by arrival where
/// deadlines are equal.
///
/// Adding, waking and removing take logarithmic time; a sleeper who was removed leaves a mark in
/// the heap that is skipped.
struct SleeperQueue<Deadline: Comparable, Sleeper> {
  private struct Turn {
    let deadline: Deadline
    let arrival: Int
  }

  private var heap: [Turn] = []
  private var sleepers: [Int: (deadline: Deadline, sleeper: Sleeper)] = [:]

  var isEmpty: Bool { sleepers.isEmpty }
  var count: Int { sleepers.count }

  /// Adds a sleeper. `arrival` is counted up by the caller and stands for the sleeper.
  mutating func add(_ sleeper: Sleeper, until deadline: Deadline, arrival: Int) {
    sleepers[arrival] = (deadline, sleeper)
    heap.append(Turn(deadline: deadline, arrival: arrival))
    rise(heap.count - 1)
  }

  /// Takes a sleeper out before its time.
  mutating func remove(_ arrival: Int) -> Sleeper? {
    guard let removed = sleepers.removeValue(forKey: arrival) else { return nil }
    if heap.count > 64, heap.count > sleepers.count * 2 { forgetRemoved() }
    return removed.sleeper
  }

  /// The deadline of the one who is next.
  mutating func nextDeadline() -> Deadline? {
    dropRemoved()
    return heap.first?.deadline
  }

  /// Takes out the one who is next, if the deadline is not after `limit`.
  mutating func next(by limit: Deadline) -> (deadline: Deadline, sleeper: Sleeper)? {
    dropRemoved()
    guard let first = heap.first, first.deadline <= limit else { return nil }
    removeFirst()
    return sleepers.removeValue(forKey: first.arrival)
  }

  /// All who sleep, in the order of their turns.
  var inOrder: [(deadline: Deadline, sleeper: Sleeper)] {
    sleepers.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
  }

  /// Takes all out, in the order of their turns.
  mutating func removeAll() -> [Sleeper] {
    defer { self = Self() }
    return inOrder.map(\.sleeper)
  }

  private mutating func dropRemoved() {
    while let first = heap.first, sleepers[first.arrival] == nil { removeFirst() }
  }

  private mutating func forgetRemoved() {
    heap.removeAll { sleepers[$0.arrival] == nil }
    // A sorted array is a heap.
    heap.sort(by: isBefore)
  }

  private func isBefore(_ one: Turn, _ other: Turn) -> Bool {
    (one.deadline, one.arrival) < (other.deadline, other.arrival)
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink(0)
  }

  private mutating func rise(_ index: Int) {
    var child = index
    while child > 0, isBefore(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink(_ index: Int) {
    var parent = index
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if isBefore(heap[child], heap[first]) { first = child }
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
