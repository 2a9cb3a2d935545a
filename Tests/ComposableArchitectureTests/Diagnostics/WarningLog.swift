import Synchronization

@testable import ComposableArchitecture

/// Takes the warnings of an operation in place of IssueReporting.
func warnings(_ operation: () throws -> Void) rethrows -> [RuntimeWarning] {
  let log = WarningLog()
  try RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { log.add($0) }) { try operation() }
  return log.all
}

private final class WarningLog: Sendable {
  private let taken = Mutex<[RuntimeWarning]>([])

  var all: [RuntimeWarning] { taken.withLock { $0 } }

  func add(_ warning: RuntimeWarning) { taken.withLock { $0.append(warning) } }
}
