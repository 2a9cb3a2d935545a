@_spi(TestFailures) import ComposableArchitecture

/// A mistake in how a feature uses its store.
package enum FeatureIssue {
  /// Takes the mistakes in the current task in place of a test or of standard error.
  @TaskLocal package static var sink: Sink?

  /// A receiver of mistakes. It is a type for the reason given at `ChangePrinter.Sink`.
  package struct Sink: Sendable {
    let take: @Sendable (_ text: String, _ location: SourceLocation?) -> Void

    package init(_ take: @escaping @Sendable (String, SourceLocation?) -> Void) {
      self.take = take
    }
  }

  /// Reports the mistake: in a test as a failure.
  static func report(_ text: String, at location: SourceLocation?) {
    if let sink { return sink.take(text, location) }
    guard let location else { return IssueRecorder.record(text, at: nil) }
    TestFailure(text).report(at: location)
  }
}

/// The error of a change in the store of a feature that is not there any more.
///
/// A task lets it propagate, and ends.
///
/// [I] The type of the original's error is unknown.
public struct FeatureEnded: Error, CustomStringConvertible {
  /// The name of the feature.
  let feature: String

  /// What has happened.
  public var description: String { "\(feature) is not there any more." }
}

/// The error of a change that is not allowed where it was made.
public struct FeatureStoreMisuse: Error, CustomStringConvertible {
  /// What was wrong.
  public let description: String
}
