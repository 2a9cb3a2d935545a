/// What a session did since an exercise began, as far as goals can ask for it.
struct LessonEvidence {
  /// An action on the path to the current state.
  struct SentAction: Equatable {
    let sender: LessonGoal.Sender
    /// The action as it is typed at the root.
    let text: String

    /// The same with dots in place of parentheses.
    var dotted: String { text.replacing("(.", with: ".").replacing(")", with: "") }
  }

  /// The state of the loaded feature; `nil` if none is loaded.
  var state: Any?
  var prompt = "tca"
  var actions: [SentAction] = []
  /// How many effects are in flight.
  var effects = 0
  /// The codes of errors and warnings.
  var diagnostics: [String] = []
  /// The lines that were typed and not refused.
  var lines: [String] = []
  /// The actions that each of these lines has sent in the running feature.
  var sentByLines: [[String]] = []
  /// The last line that was typed.
  var lastLine = ""
  var fulfilledExpectations = 0
  var failedExpectations = 0
  /// How many tests passed and failed the last time that tests ran.
  var tests = (passed: 0, failed: 0)
  /// What the last search has found; `nil` if there was no search.
  var found: [String]?
  /// How long the action takes that was measured last; `nil` if none was.
  var measured: Duration?
  /// How many bytes the state takes inline that `size` showed last; `nil` if it showed none.
  var inline: Int?
  /// How many bodies the actions evaluate that `renders` showed last; `nil` if it showed none.
  var bodies: Int?
  /// How many actions `redo` would restore.
  var undone = 0
  /// How many changes lead to the current state.
  var entries = 0
  /// The lines of the drawn view.
  var screen: [String] = []
  /// The code of the learner's file.
  var code = LessonCode("")
  /// The compiler's errors in the file.
  var compilerErrors = ""
  /// What was left out of the file because it does not compile, such as a test.
  var leftOut = ""
  /// Whether the state follows from the exercise's own start, not from another `load`.
  var isFromStart = true

  init() {}

  /// The text of a part of the state: `2`, `"Blob"`, `.weekly`, `nil`; `nil` if it is not there.
  func value(at path: String) -> String? {
    guard let state else { return nil }
    guard path != "self" else { return ActionLine.of(state, witnesses: []) }
    return (try? Self.value(at: path, in: state)).map { ActionLine.of($0, witnesses: []) }
  }

  fileprivate static func value(at path: String, in state: Any) throws -> Any {
    try StatePath(path, in: path, at: 0).value(in: state)
  }

  /// The lines after the first one that matches a pattern, or that has sent an action that does, or all. A control may be named by its
  /// number.
  fileprivate func lines(after pattern: Wildcard?) -> ArraySlice<String> {
    guard let pattern else { return lines[...] }
    let first = lines.indices.first { index in
      pattern.matches(lines[index])
        || sentByLines.indices.contains(index)
          && sentByLines[index].contains(where: pattern.matches)
    }
    return first.map { lines[($0 + 1)...] } ?? []
  }

  /// How many actions a goal counts.
  func count(of sender: LessonGoal.Sender, _ pattern: Wildcard) -> Int {
    actions.count { action in
      sender.includes(action.sender)
        && (pattern.matches(action.text) || pattern.matches(action.dotted))
    }
  }
}

extension LessonGoal {
  /// Why a state of this type can never be the wanted one: the goal names a field that does not exist. Whether a path exists below
  /// a value that is absent now, such as a row or the state of a sheet, is not known.
  func unknownField(in state: Any) -> InputError? {
    switch self {
    case .either(let one, let other):
      return one.unknownField(in: state) ?? other.unknownField(in: state)
    case .field(let path, _, _) where path != "self":
      do {
        _ = try LessonEvidence.value(at: path, in: state)
      } catch let error as InputError where error.code == .unknownField {
        return error
      } catch {
        return nil
      }
      return nil
    case .condition(let text):
      do { _ = try StateCondition(text, in: text, at: 0, for: state) } catch let error
        as InputError
        where error.code != .notThere
      { return error } catch { return nil }
      return nil
    default: return nil
    }
  }

  /// Whether the session has reached this goal.
  func isMet(by evidence: LessonEvidence) -> Bool {
    if let (wanted, counted) = counts(in: evidence) { return wanted.contains(counted) }
    switch self {
    case .field(let path, let relation, let value):
      return evidence.value(at: path).map { relation.holds($0, value) } ?? false
    case .condition(let text):
      guard let state = evidence.state,
        let condition = try? StateCondition(text, in: text, at: 0, for: state)
      else { return false }
      return condition.holds(state) == true
    case .prompt(let pattern): return pattern.matches(evidence.prompt)
    case .screen(let pattern): return evidence.screen.contains(where: pattern.matches)
    case .compiler(let pattern):
      return [evidence.compilerErrors, evidence.leftOut].contains(where: pattern.matches)
    case .line(let pattern): return pattern.matches(evidence.lastLine)
    case .either(let one, let other): return one.isMet(by: evidence) || other.isMet(by: evidence)
    default: return false
    }
  }

  /// The wanted and the actual number, for goals that count.
  func counts(in evidence: LessonEvidence) -> (wanted: Count, counted: Int)? {
    switch self {
    case .actions(let count, let sender, let pattern):
      (count, evidence.count(of: sender, pattern))
    case .effects(let count): (count, evidence.effects)
    case .diagnostics(let count, let pattern):
      (count, evidence.diagnostics.count(where: pattern.matches))
    case .lines(let count, let pattern, let after):
      (count, evidence.lines(after: after).count(where: pattern.matches))
    case .expectations(let count): (count, evidence.fulfilledExpectations)
    case .surprises(let count): (count, evidence.failedExpectations)
    case .tests(let count, let passed):
      (count, passed ? evidence.tests.passed : evidence.tests.failed)
    case .found(let count, let pattern):
      evidence.found.map { (count, $0.count(where: pattern.matches)) }
    case .microseconds(let count): evidence.measured.map { (count, Int($0 / .microseconds(1))) }
    case .inline(let count): evidence.inline.map { (count, $0) }
    case .bodies(let count): evidence.bodies.map { (count, $0) }
    case .undone(let count): (count, evidence.undone)
    case .entries(let count): (count, evidence.entries)
    case .source(let count, let pattern):
      (count, CodePattern(pattern.pattern).count(in: evidence.code))
    case .field, .condition, .prompt, .screen, .compiler, .line, .either: nil
    }
  }
}

extension LessonGoal.Relation {
  /// Compares two values as text, or as numbers if both are numbers.
  func holds(_ actual: String, _ wanted: String) -> Bool {
    switch self {
    case .equal: Wildcard(wanted).matches(actual)
    case .notEqual: !Wildcard(wanted).matches(actual)
    case .atLeast: compares(actual, wanted, >=)
    case .atMost: compares(actual, wanted, <=)
    case .less: compares(actual, wanted, <)
    case .greater: compares(actual, wanted, >)
    }
  }

  private func compares(_ actual: String, _ wanted: String, _ order: (Double, Double) -> Bool)
    -> Bool
  {
    guard let actual = number(actual), let wanted = number(wanted) else { return false }
    return order(actual, wanted)
  }

  private func number(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }
}
