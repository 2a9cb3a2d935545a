import Synchronization

/// Says what a load is doing if it takes long: a line after 300 milliseconds, and another one after a minute.
final class LoadProgress: Sendable {
  /// What is told, and how long after the beginning of the load.
  struct Notice: Equatable {
    let delay: Duration
    let text: String

    static func all(ofFiles count: Int) -> [Notice] {
      [
        Notice(
          delay: .milliseconds(300), text: count == 1 ? "compiling" : "compiling \(count) files"),
        Notice(
          delay: .seconds(60),
          text: "still compiling after 60 seconds; Ctrl-C stops it, and nothing is loaded"),
      ]
    }
  }

  private let start = ContinuousClock.now
  private let told = Mutex(0)
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Writes a line that does not belong to the output of the session.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Tells the notices that become due while something runs. Each one is told once.
  func telling<R: Sendable>(
    files count: Int, while body: @Sendable () async throws -> R
  ) async rethrows -> R {
    let notices = Task {
      for (index, notice) in Notice.all(ofFiles: count).enumerated() {
        try await Task.sleep(until: start.advanced(by: notice.delay))
        tell(notice, at: index)
      }
    }
    defer { notices.cancel() }
    return try await body()
  }

  private func tell(_ notice: Notice, at index: Int) {
    let isNew = told.withLock { count in
      guard count <= index else { return false }
      count = index + 1
      return true
    }
    if isNew { write(notice.text) }
  }
}
