import Synchronization

@testable import ComposableArchitecture

/// Runs an operation and returns the warnings that it reports.
func reports(_ operation: () throws -> Void) rethrows -> [RuntimeWarning] {
  let log = ReportLog()
  try RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { log.add($0) }) { try operation() }
  return log.warnings
}

/// Runs an asynchronous operation and returns the warnings that it reports.
func reports(
  isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Void
) async rethrows -> [RuntimeWarning] {
  let log = ReportLog()
  try await RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { log.add($0) }) {
    try await operation()
  }
  return log.warnings
}

private final class ReportLog: Sendable {
  private let log = Mutex<[RuntimeWarning]>([])
  var warnings: [RuntimeWarning] { log.withLock { $0 } }
  func add(_ warning: RuntimeWarning) { log.withLock { $0.append(warning) } }
}
