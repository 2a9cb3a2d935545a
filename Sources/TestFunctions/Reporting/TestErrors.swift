/// The error that ends a test whose `#require` is not met. The failure has been reported already.
public struct UnmetRequirement: Error {
  package init() {}
}

/// The error that ends a test without a failure.
package struct SkippedTest: Error {
  /// Why the test was skipped.
  package let reason: String?

  package init(_ reason: String?) { self.reason = reason }
}
