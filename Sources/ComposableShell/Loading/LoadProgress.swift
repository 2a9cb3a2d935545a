import SourceLoading
import Synchronization

/// Says what a load is doing if it takes long: a line after 300 milliseconds, and another one after 20 seconds.
final class LoadProgress: Sendable {
  /// Where the notices go.
  struct Display: Sendable {
    /// Shows a line that does not belong to the output of the session.
    let show: @Sendable (String) -> Void
    /// Removes the line; `nil` if lines stay, as in a pipe. Only lines that are removed name each step.
    var remove: (@Sendable () -> Void)?
  }

  /// What is told, and how long after the beginning of the load.
  struct Notice: Equatable {
    let delay: Duration
    let text: String

    static func all(of job: CompilerJob, isRepeated: Bool) -> [Notice] {
      let step = step(of: job, isRepeated: isRepeated)
      return [
        Notice(delay: .milliseconds(300), text: step),
        Notice(
          delay: .seconds(20),
          text: "still \(step) after 20 seconds; Ctrl-C stops it, and nothing is loaded"),
      ]
    }

    private static func step(of job: CompilerJob, isRepeated: Bool) -> String {
      if job.sources == [LoaderShim.conditionFileName] { return "compiling the condition" }
      let count = job.sources.count { !$0.hasPrefix("tca-") }
      let files = count == 1 ? "1 file" : "\(count) files"
      if count == 0 || job.product == .module { return "preparing the initial state" }
      if job.product == .interfaces { return "reading the declarations of \(files)" }
      if let checked = job.product.checkedFiles {
        let checkedFiles = checked.count == 1 ? "1 file" : "\(checked.count) files"
        return "checking \(checkedFiles)"
      }
      if job.product == .errors { return "collecting the errors of \(files)" }
      return "compiling \(files)" + (isRepeated ? " without what cannot be compiled here" : "")
    }
  }

  /// Waits until some time after the beginning of the load.
  private let wait: @Sendable (Duration) async throws -> Void
  private let told = Mutex(0)
  private let runs = Mutex(0)
  private let display: Display

  /// - Parameter clock: The clock that measures the load, which begins now.
  init<C: Clock>(_ display: Display, clock: C = ContinuousClock()) where C.Duration == Duration {
    self.display = display
    let start = clock.now
    wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// Tells the notices that become due while the compiler runs. A line that stays is shown once in a load.
  func telling<R: Sendable>(
    _ job: CompilerJob, while body: @Sendable () async throws -> R
  ) async rethrows -> R {
    let isRepeated = runs.withLock { count in
      defer { count += 1 }
      return count > 0
    }
    let notices = Task {
      for (index, notice) in Notice.all(of: job, isRepeated: isRepeated).enumerated() {
        try await wait(notice.delay)
        tell(notice, at: index)
      }
    }
    defer {
      notices.cancel()
      display.remove?()
    }
    return try await body()
  }

  private func tell(_ notice: Notice, at index: Int) {
    let isNew = told.withLock { count in
      guard count <= index || display.remove != nil else { return false }
      count = max(count, index + 1)
      return true
    }
    if isNew { display.show(notice.text) }
  }
}
