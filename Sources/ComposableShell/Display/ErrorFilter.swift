import FileAccess
import Foundation

/// Makes safe for a terminal what this process and its children write to standard error: control characters are shown as
/// escapes, and only the first megabyte is shown.
enum ErrorFilter {
  private static let limit = 1 << 20

  /// Runs a closure while standard error is filtered, if it is a terminal.
  @MainActor
  static func run<R>(_ body: () async -> R) async -> R {
    guard isatty(STDERR_FILENO) == 1 else { return await body() }
    let terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let (reading, writing) = Descriptors.pipe()
    dup2(writing, STDERR_FILENO)
    close(writing)
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    Thread.detachNewThread {
      copy(from: reading, to: terminal)
      continuation.finish()
    }
    let result = await body()
    fflush(nil)
    // The last writer is gone, unless a child process has outlived its check.
    dup2(terminal, STDERR_FILENO)
    for await _ in ended {}
    return result
  }

  private static func copy(from reading: Int32, to terminal: Int32) {
    var filter = PrintFilter()
    var shown = 0
    // A child that outlives its check keeps the pipe open, but standard error is the terminal's again.
    while Descriptors.wait(for: [reading], milliseconds: 200) == [true] || isFiltering {
      guard let bytes = Descriptors.readSome(reading) else { continue }
      if bytes.isEmpty { return }
      guard shown < limit else { continue }
      shown += bytes.count
      Descriptors.writeAll(filter.filtered(bytes), to: terminal)
      if shown >= limit { Descriptors.writeAll(Array("\n[more was written]\n".utf8), to: terminal) }
    }
  }

  /// Whether standard error is still the pipe.
  private static var isFiltering: Bool { isatty(STDERR_FILENO) == 0 }
}
