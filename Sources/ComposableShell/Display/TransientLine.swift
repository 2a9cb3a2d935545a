import Synchronization

/// A line of the terminal that the next output replaces. It is shown only while no line is being typed.
final class TransientLine: Sendable {
  private struct State {
    var isAllowed = false
    var isShown = false
  }

  private let state = Mutex(State())
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Writes to the terminal.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Allows the line until ``end()``.
  func begin() { state.withLock { $0.isAllowed = true } }

  func show(_ text: String) {
    state.withLock { state in
      guard state.isAllowed else { return }
      state.isShown = true
      write("\r\u{1B}[K\(text)")
    }
  }

  func remove() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  func end() {
    remove()
    state.withLock { $0.isAllowed = false }
  }
}
