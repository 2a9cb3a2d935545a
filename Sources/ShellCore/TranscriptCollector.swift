import ComposableArchitecture
import Synchronization

/// Gathers what features print and warn of while they run, until the session shows it.
final class TranscriptCollector: Sendable {
  private let printed = Mutex<[String]>([])
  private let warnings = Mutex<[RuntimeWarning]>([])

  /// Runs something with its `_printChanges` and its warnings collected here.
  @MainActor
  func collecting<R>(_ body: () throws -> R) rethrows -> R {
    let printing = ChangePrinter.Sink { [self] text in printed.withLock { $0.append(text) } }
    let warning = RuntimeWarning.Sink { [self] warning in
      warnings.withLock { $0.append(warning) }
    }
    return try ChangePrinter.$sink.withValue(printing) {
      try RuntimeWarning.$sink.withValue(warning, operation: body)
    }
  }

  /// What was printed since the last call.
  func takePrinted() -> [String] {
    printed.withLock { printed in
      defer { printed = [] }
      return printed
    }
  }

  /// What was warned of since the last call.
  func takeWarnings() -> [RuntimeWarning] {
    warnings.withLock { warnings in
      defer { warnings = [] }
      return warnings
    }
  }
}
