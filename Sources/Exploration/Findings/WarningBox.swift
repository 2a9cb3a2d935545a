import Synchronization

/// The warnings of the architecture in a step. It may be used from any thread.
final class WarningBox: Sendable {
  private let warnings = Mutex<[RuntimeWarning]>([])
  /// Asked after each step, so without the lock.
  private let count = Atomic<Int>(0)

  var sink: RuntimeWarning.Sink { RuntimeWarning.Sink { [self] in append($0) } }

  private func append(_ warning: RuntimeWarning) {
    warnings.withLock { $0.append(warning) }
    count.add(1, ordering: .releasing)
  }

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// All warnings, which are removed.
  func take() -> [RuntimeWarning] {
    guard !isEmpty else { return [] }
    return warnings.withLock { warnings in
      defer { warnings = [] }
      count.store(0, ordering: .relaxed)
      return warnings
    }
  }
}
