extension RuntimeWarning {
  /// Reports what this version of the Swift runtime lacks of what reflection and draining rely on. Only the first call in a
  /// process reports anything.
  package static func reportRuntime() { _ = reported }

  private static let reported: Void = warnings(of: RuntimeAssumption.failures)
    .forEach { $0.report() }

  /// A warning for each assumption that does not hold.
  package static func warnings(of failures: [RuntimeAssumption]) -> [RuntimeWarning] {
    failures.map { failure in
      RuntimeWarning(
        .unknownRuntime,
        "this version of Swift lacks a \(failure.kind.rawValue): \(failure.name)",
        cause: "it is known since Swift \(failure.since). Without it, \(failure.consequence)",
        at: nil)
    }
  }
}
