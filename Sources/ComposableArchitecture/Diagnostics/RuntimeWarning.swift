import IssueReporting

/// A mistake in a feature that shows only while it runs: what happened, where, why it may be, what
/// to do.
///
/// Nothing stops: the action is passed over and the warning reported, to whoever listens or else
/// through IssueReporting (a failure in a test, a line on standard error in a program).
@usableFromInline
package struct RuntimeWarning: Sendable, Equatable {
  /// Stable over versions; `explain` knows it.
  package let code: Code
  /// What happened, in one sentence.
  package let summary: String
  /// Why it happened and what to do, where that is known.
  package let cause: String?
  /// Why it may have happened, likely causes first.
  package let causes: [String]
  /// The place in the source that is meant.
  package let location: SourceLocation?

  /// The warning's number.
  package enum Code: String, Sendable, CaseIterable {
    /// A child's action came while the enum that holds its state was in another case.
    case otherCase = "TCA001"
    /// The operation of `.run` threw an error that nobody handles.
    case effectThrew = "TCA002"
    /// A child's action came while its optional state was nil.
    case nilChild = "TCA003"
    /// An element's action came, and no element has its id.
    case missingElement = "TCA004"
    /// A child's action came that no operator handles.
    case unwiredChild = "TCA005"
    /// A binding action came, and no `BindingReducer` writes the field.
    case unwrittenBinding = "TCA006"
    /// A test uses a dependency that has no value for tests and was not overridden.
    case noTestValue = "TCA030"
    /// A program uses a dependency whose key has no live value.
    case noLiveValue = "TCA031"
    /// `withDependencies(from:)` was given a model that has no dependencies.
    case modelWithoutDependencies = "TCA032"
    /// A test uses a clock or a source of random numbers that was not overridden.
    case unimplemented = "TCA033"
    /// `TestClock.run()` gave up while somebody still slept.
    case sleepersLeft = "TCA034"
    /// An identified array was given two elements with one id.
    case duplicateID = "TCA035"
    /// The id of an element in an identified array was changed.
    case changedID = "TCA036"
    /// The error of a `TaskResult` was compared, and its type cannot be.
    case incomparableError = "TCA040"
  }

  package init(
    _ code: Code, _ summary: String, cause: String? = nil, causes: [String] = [],
    at location: SourceLocation?
  ) {
    self.code = code
    self.summary = summary
    self.cause = cause
    self.causes = causes
    self.location = location
  }

  /// Takes warnings in place of IssueReporting.
  @TaskLocal package static var sink: Sink?

  /// Someone who takes warnings; a type of its own for the reason given at `ChangePrinter.Sink`.
  package struct Sink: Sendable {
    let take: @Sendable (RuntimeWarning) -> Void

    package init(_ take: @escaping @Sendable (RuntimeWarning) -> Void) { self.take = take }

    fileprivate static let deaf = Sink { _ in }
  }

  /// Runs something that looks at values for somebody's eyes: what is wrong with comparing them is
  /// none of the feature's doing, and not reported.
  static func unreported<R>(_ body: () throws -> R) rethrows -> R {
    try $sink.withValue(.deaf, operation: body)
  }

  /// The whole text.
  package var text: String {
    let place = location.map { " (\($0))" } ?? ""
    let known = cause.map { "\nThis is because \($0)." } ?? ""
    let likely = causes.map { "\n- \($0)" }.joined()
    return "\(code.rawValue): \(summary)\(place)" + known
      + (causes.isEmpty ? "" : "\nThis may be because:\(likely)")
  }

  package func report() {
    if let sink = Self.sink { return sink.take(self) }
    guard let location else { return reportIssue(text) }
    reportIssue(
      text, fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}
