/// A mistake in a feature that is only detected while the feature runs: what happened, where, why it
/// may have happened, and what to do.
///
/// A warning does not stop the feature: the action is skipped and the warning is reported, to the sink of the
/// current task or else through IssueReporting (a failure in a test, a line on standard error in a
/// program).
@usableFromInline
package struct RuntimeWarning: Sendable, Equatable {
  /// A code that does not change between versions. `explain` has a page for each.
  package let code: Code
  /// What happened, in one sentence.
  package let summary: String
  /// Why it happened and what to do, if that is known.
  package let cause: String?
  /// Why it may have happened, likely causes first.
  package let causes: [String]
  package let location: SourceLocation?

  package enum Code: String, Sendable, CaseIterable {
    /// A child received an action while the enum that holds its state was in another case.
    case otherCase = "TCA001"
    /// The operation of `.run` threw an error that nothing handles.
    case effectThrew = "TCA002"
    /// A child received an action while its optional state was `nil`.
    case nilChild = "TCA003"
    /// An element's action was received, but no element has its ID.
    case missingElement = "TCA004"
    /// A child's action was received, but no operator handles it.
    case unwiredChild = "TCA005"
    /// A binding action was received, but no `BindingReducer` writes the field.
    case unwrittenBinding = "TCA006"
    /// An effect sent an action after it had ended.
    case sendAfterEnd = "TCA007"
    /// A feature that is not presented called `dismiss`.
    case nothingToDismiss = "TCA008"
    /// A stack received an action for an element that it does not have, or pushed an ID that it has.
    case stackElement = "TCA009"
    /// Actions send each other without end.
    case circle = "TCA010"
    /// A reducer copied a child's value before the child changed it.
    case parentFirst = "TCA011"
    /// An effect of a removed child is still in flight.
    case removedChild = "TCA012"
    /// A test uses a dependency that has no test value and was not overridden.
    case noTestValue = "TCA030"
    /// A program uses a dependency whose key has no live value.
    case noLiveValue = "TCA031"
    /// `withDependencies(from:)` was given a model that has no dependencies.
    case modelWithoutDependencies = "TCA032"
    /// A test uses a clock or a random number generator that was not overridden.
    case unimplemented = "TCA033"
    /// `TestClock.run()` timed out while tasks were asleep.
    case sleepersLeft = "TCA034"
    /// An identified array was given two elements with the same ID.
    case duplicateID = "TCA035"
    /// The ID of an element in an identified array was changed.
    case changedID = "TCA036"
    /// The stored data of a shared value could not be loaded.
    case unloadable = "TCA037"
    /// A shared value could not be saved.
    case unsavable = "TCA038"
    /// Two properties use one key with different types.
    case sharedType = "TCA039"
    /// A key resumed the continuation of a load or a save twice, or never.
    case keyResumption = "TCA041"
    /// A reducer sent an action to its store.
    case sendWhileReducing = "TCA042"
    /// A view closed or pushed a child, and the state did not change.
    case ignoredNavigation = "TCA043"
    /// An endpoint of a dependency was called, but it was not overridden.
    case unimplementedEndpoint = "TCA044"
    /// A dependency was prepared after it had been used or prepared.
    case preparedLate = "TCA045"
    /// The Swift runtime lacks something that reflection or draining relies on.
    case unknownRuntime = "TCA046"
    /// An observer of a change sent an action to the store.
    case sendWhileObserving = "TCA047"
    /// Two stores use one cancellation ID, which cancels the effects of both in older versions of TCA.
    case sharedCancelID = "TCA048"
    /// The error of a `TaskResult` was compared, but its type is not equatable.
    case incomparableError = "TCA040"
  }

  /// How much a warning says about the feature.
  package enum Severity {
    /// Nothing is wrong here. It is reported to a sink alone.
    case note
    /// Allowed, and probably a mistake: not a failure in a test.
    case advice
    /// A mistake: a failure in a test.
    case mistake
  }

  /// How much it says about the feature.
  package var severity: Severity {
    switch code {
    case .sharedCancelID: .note
    case .sendWhileObserving: .advice
    default: .mistake
    }
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

  /// Receives warnings instead of IssueReporting.
  @TaskLocal package static var sink: Sink?

  /// A receiver of warnings. It is a type for the reason given at `ChangePrinter.Sink`.
  package struct Sink: Sendable {
    let take: @Sendable (RuntimeWarning) -> Void
    /// The stores of the session, which are compared with each other; `nil` if they are not.
    package let stores: StoreGroup?

    package init(
      stores: StoreGroup? = nil, _ take: @escaping @Sendable (RuntimeWarning) -> Void
    ) {
      self.stores = stores
      self.take = take
    }

    fileprivate static let ignoring = Sink { _ in }
  }

  /// Calls a function without reporting warnings.
  ///
  /// Code that compares values only to show them uses it: if they cannot be compared, the feature is
  /// not at fault.
  static func unreported<R>(_ body: () throws -> R) rethrows -> R {
    try $sink.withValue(.ignoring, operation: body)
  }

  package var text: String {
    let place = location.map { " (\($0))" } ?? ""
    let known = cause.map { "\nThis is because \($0)." } ?? ""
    let likely = causes.map { "\n- \($0)" }.joined()
    return "\(code.rawValue): \(summary)\(place)" + known
      + (causes.isEmpty ? "" : "\nThis may be because:\(likely)")
  }

  /// The text after its severity, as the shell prints it.
  package var line: String { "\(severity == .note ? "note" : "warning"): \(text)" }

  package func report() {
    if let sink = Self.sink { return sink.take(self) }
    switch severity {
    case .note: break
    case .advice: IssueRecorder.advise(text)
    case .mistake: IssueRecorder.record(text, at: location)
    }
  }
}

/// A location in the source of a feature, shown as `Timer.swift:24`.
public struct SourceLocation: Sendable, CustomStringConvertible {
  /// The module and the file, as in `#fileID`.
  public let fileID: StaticString
  /// The path of the file, as in `#filePath`.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  /// Makes a location from a function's default arguments.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The name of the file and the line.
  public var description: String {
    "\(fileID.description.split(separator: "/").last ?? ""):\(line)"
  }
}

extension SourceLocation: Hashable {
  /// Whether two locations have the same file, line and column.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column
      && lhs.fileID.description == rhs.fileID.description
  }

  /// Hashes the file, the line and the column.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID.description)
    hasher.combine(line)
    hasher.combine(column)
  }
}
