import Synchronization

/// Counts the open streams of a room, up to a limit.
final class ViewerCount: Sendable {
  private let count = Mutex(0)
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var current: Int { count.withLock { $0 } }

  /// Counts a viewer until the value is released; `nil` if there are too many.
  func enter() -> Viewer? {
    let isIn = count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
    return isIn ? Viewer(self) : nil
  }

  private func leave() { count.withLock { $0 -= 1 } }

  /// A stream that is counted.
  final class Viewer: Sendable {
    private let counter: ViewerCount
    fileprivate init(_ counter: ViewerCount) { self.counter = counter }
    deinit { counter.leave() }
  }
}
