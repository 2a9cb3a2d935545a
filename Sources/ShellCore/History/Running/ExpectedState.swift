import ComposableFeatures

/// What the user expects of the next action: the fields that it changes, with their new values, or conditions that hold after it.
///
/// ```
/// expect productAmount = 1, amountControl.amount = 1
/// expect { $0.productAmount = 1; $0.amountControl.amount = 1 }
/// expect .error(.offline)
/// expect no change
/// expect todos.count = 1 and not isLoading
/// ```
struct ExpectedState {
  /// One field and its new value.
  private struct Assignment {
    /// `nil` for the whole state.
    let path: StatePath?
    let value: Substring
  }

  private let assignments: [Assignment]
  /// What is asked instead of a comparison with a whole state.
  private let conditions: [ExpectedCondition]
  private let scope: ScopePath

  /// Whether the whole state is compared, so that a field that is not named must not change.
  var isExhaustive: Bool { conditions.isEmpty }

  /// Reads an expectation, and checks its names and types against the state in a scope.
  init(
    _ text: String, in line: String, at offset: Int, for state: Any, in scope: ScopePath
  ) throws {
    self.scope = scope
    let start = line.index(line.startIndex, offsetBy: offset)
    let body = Self.body(of: line[start...])
    let isNoChange = ["no change", "no changes"].contains(text)
    conditions = isNoChange ? [] : try ExpectedCondition.all(in: body, of: line, for: state)
    guard !isNoChange, conditions.isEmpty else {
      assignments = []
      return
    }
    assignments = try body.parts(separatedBy: [",", ";", " and ", "&&"]).flatMap {
      try Self.assignments(ofLocked: $0) ?? [try Self.assignment($0, in: line)]
    }
    _ = try expected(from: state)
  }

  /// The expected state after an action.
  ///
  /// - Returns: `nil` if no change is expected.
  func expected(from before: Any) throws -> Any? {
    guard !assignments.isEmpty else { return nil }
    var state = before
    for assignment in assignments {
      if let path = assignment.path {
        let name = path.components.last.map { String(path.line[$0.range]) }
        state = try path.replacing(in: state) {
          try ActionReader().value(assignment.value, as: $0, for: name)
        }
      } else {
        state = try ActionReader().value(assignment.value, as: type(of: before))
      }
    }
    return state
  }

  /// The message of a `TestStore` that expected this of an action; `nil` if the expectation is met.
  func failure(for reduced: ReducedAction) -> String? {
    reduced.shared.showing { shownFailure(for: reduced) }
  }

  private func shownFailure(for reduced: ReducedAction) -> String? {
    let isScoped = scope.extract(reduced.action) != nil
    let before: Any? = isScoped ? scope.state(in: reduced.before) : reduced.before
    let after: Any? = isScoped ? scope.state(in: reduced.after) : reduced.after
    guard let before, let after else { return "The state in this scope no longer exists." }
    if !isExhaustive { return conditions.lazy.compactMap { $0.failure(after) }.first }
    do {
      // Values of a wrong type are errors of the line, not failures.
      let expectsChange = try expected(from: before) != nil
      let update = expectsChange ? { try expected(from: $0) } : nil
      let action = scope.extract(reduced.action) ?? reduced.action
      // A state of 2.0 need not be Equatable: its snapshots are compared.
      let failure =
        before is any Equatable
        ? ExpectedChange.failure(from: before, expecting: update, actual: after, after: action)
        : SnapshotChange.failure(from: before, expecting: update, actual: after, after: action)
      // A test omits its closure then, and nobody has typed one.
      guard failure?.hasSuffix("Omit the closure if no change is expected.") == true else {
        return failure
      }
      return """
        A change was expected, but the action did not change the state. To expect that, type \
        `expect no change`.
        """
    } catch {
      return (error as? InputError)?.rendered() ?? "error: \(error)"
    }
  }

  /// The text between the braces of a closure, or the whole text.
  private static func body(of text: Substring) -> Substring {
    let text = text.trimmingWhitespace
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return text }
    return text.dropFirst().dropLast().trimmingWhitespace
  }

  /// What `$0.$settings.withLock { $0.volume = 3 }` assigns, as a test writes it; `nil` for anything else.
  private static func assignments(ofLocked text: Substring) throws -> [Assignment]? {
    let form = /(?:\$0\.)?((?:\w+\.)*)\$(\w+)\.withLock\s*\{(.*)\}/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let statements = match.3.parts(separatedBy: [";"])
    guard !statements.isEmpty, statements.allSatisfy({ $0.hasPrefix("$0") }) else { return nil }
    return try statements.map { statement in
      let line = match.1 + match.2 + statement.dropFirst(2)
      return try assignment(line[...], in: String(line))
    }
  }

  private static func assignment(_ text: Substring, in line: String) throws -> Assignment {
    if text.hasPrefix(".") || (text.first?.isUppercase == true && !text.contains("=")) {
      return Assignment(path: nil, value: text)
    }
    guard let sign = text.firstRange(of: "="),
      !text[sign.upperBound...].trimmingWhitespace.isEmpty
    else {
      throw InputError(
        .missingInput, "`\(text)` does not say what the value will be", in: line,
        at: text.endIndex..<text.endIndex,
        hint: "expected `field = value`, a condition, or `no change`")
    }
    var path = text[..<sign.lowerBound].trimmingWhitespace
    // `==` is what a condition says.
    let value = text[sign.upperBound...].drop { $0 == "=" }.trimmingWhitespace
    for prefix in ["$0.", "state."] where path.hasPrefix(prefix) {
      path = path.dropFirst(prefix.count)
    }
    if path == "$0" || path == "state" { return Assignment(path: nil, value: value) }
    let start = line.distance(from: line.startIndex, to: path.startIndex)
    return Assignment(path: try StatePath(String(path), in: line, at: start), value: value)
  }
}
