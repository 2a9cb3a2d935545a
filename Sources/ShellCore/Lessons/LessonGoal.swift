/// One condition on a session, written as one line of a `goal` or `mistake` block.
///
/// docs/LessonFormat.md lists the forms.
enum LessonGoal: Sendable, Equatable {
  /// `state amount = 2`, `state name != ""`, `state seconds >= 3`: one field, whose value can have wildcards.
  case field(path: String, Relation, value: String)
  /// `state not todos.isEmpty and total > 3`: any other condition in the grammar of `break when`. The word `state` may be missing.
  case condition(String)
  /// `prompt ProductDetail.amountControl`.
  case prompt(Wildcard)
  /// `actions 2 typed .plusButtonTapped`: actions on the path to the current state.
  case actions(Count, Sender, Wildcard)
  /// `effects 0`: effects in flight.
  case effects(Count)
  /// `diagnostics 1+ TCA004`: errors and warnings, by their codes.
  case diagnostics(Count, Wildcard)
  /// `lines 1+ undo`, `lines 1+ effects after *close*`: lines that were typed and not refused, and
  /// which line has to precede them.
  case lines(Count, Wildcard, after: Wildcard? = nil)
  /// `expectations 1+`: expectations that were fulfilled.
  case expectations(Count)
  /// `surprises 1+`: expectations that were not fulfilled.
  case surprises(Count)
  /// `tests 2 passed`, `tests 0 failed`: the tests of the last `test`.
  case tests(Count, passed: Bool)
  /// `found 0`, `found 1+ broken: *`: what the last `explore` has found.
  case found(Count, Wildcard)
  /// `microseconds 1000-`: how long the action takes that the last `time` measured.
  case microseconds(Count)
  /// `inline 4096-`: how many bytes the state takes inline that the last `size` showed.
  case inline(Count)
  /// `bodies 2-`: how many bodies of views the actions evaluate that the last `renders` showed.
  case bodies(Count)
  /// `undone 1+`: actions that `redo` would restore.
  case undone(Count)
  /// `entries 5-`: changes on the path to the current state.
  case entries(Count)
  /// `screen *Hello*`: a line of the drawn view.
  case screen(Wildcard)
  /// `source 0 exhaustivity`: code in the learner's file, as a ``CodePattern``.
  case source(Count, Wildcard)
  /// `compiler *missing return*`: the compiler's errors.
  case compiler(Wildcard)
  /// `line set *`: the last line that was typed, even if it was refused.
  case line(Wildcard)
  /// `state total = 1 or source 1+ var total*{`: one of two conditions.
  indirect case either(LessonGoal, LessonGoal)

  /// How a value of the state is compared.
  enum Relation: String, Sendable, CaseIterable {
    case notEqual = "!=", atLeast = ">=", atMost = "<=", equal = "=", less = "<", greater = ">"
  }

  /// Who sent an action.
  enum Sender: String, Sendable, CaseIterable {
    case typed, control, effect, reducer, any

    /// Whether this includes the sender of an action, as ``LessonEvidence`` names it.
    func includes(_ other: Sender) -> Bool { self == .any || self == other }
  }
}

/// How often something has to happen: `2` exactly, `1+` at least, `5-` at most.
struct Count: Sendable, Equatable {
  let least: Int
  let most: Int

  init(_ range: ClosedRange<Int>) {
    least = range.lowerBound
    most = range.upperBound
  }

  /// Reads a count; `nil` if the text is not one.
  init?(_ text: Substring) {
    let digits = text.prefix { $0.isNumber }
    guard let number = Int(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "": self.init(number...number)
    case "+": self.init(number...Int.max)
    case "-": self.init(0...number)
    default: return nil
    }
  }

  func contains(_ number: Int) -> Bool { (least...most).contains(number) }
}

extension LessonGoal {
  /// Reads a line of a goal.
  ///
  /// - Throws: ``LessonGoalError`` with what was expected.
  init(line: String) throws(LessonGoalError) {
    if let or = line.firstRange(of: " or "), Self.isGoal(line[or.upperBound...]) {
      self = .either(
        try LessonGoal(line: String(line[..<or.lowerBound])),
        try LessonGoal(line: String(line[or.upperBound...])))
      return
    }
    let (text, rest) = Self.split(line[...])
    guard let word = Word(rawValue: String(text)) else {
      if let goal = try? Self.condition(line[...]) {
        self = goal
        return
      }
      let nearest = NearestName.to(String(text), in: Word.allCases.map(\.rawValue))
      throw LessonGoalError(
        "unknown condition `\(text)`; "
          + (nearest.map { "did you mean `\($0)`?" } ?? "docs/LessonFormat.md lists them"))
    }
    switch word {
    case .state: self = try Self.condition(rest)
    case .prompt: self = .prompt(Wildcard(rest))
    case .screen: self = .screen(Wildcard(rest))
    case .line: self = .line(Wildcard(rest))
    case .compiler: self = .compiler(Wildcard(rest))
    case .effects: self = .effects(try Self.count(rest).count)
    case .expectations: self = .expectations(try Self.count(rest).count)
    case .surprises: self = .surprises(try Self.count(rest).count)
    case .undone: self = .undone(try Self.count(rest).count)
    case .entries: self = .entries(try Self.count(rest).count)
    case .microseconds: self = .microseconds(try Self.count(rest).count)
    case .inline: self = .inline(try Self.count(rest).count)
    case .bodies: self = .bodies(try Self.count(rest).count)
    case .tests: self = try Self.tests(rest)
    case .diagnostics: self = try Self.counted(rest) { .diagnostics($0, $1) }
    case .found: self = try Self.counted(rest) { .found($0, $1) }
    case .lines: self = try Self.lines(rest)
    case .source: self = try Self.counted(rest) { .source($0, $1) }
    case .actions: self = try Self.actions(rest)
    }
  }

  /// The words that conditions begin with.
  private enum Word: String, CaseIterable {
    case state, prompt, screen, line, compiler, effects, expectations, surprises, undone, entries
    case microseconds, inline, bodies, tests, diagnostics, found, lines, source, actions
  }

  private static func counted(
    _ text: Substring, _ goal: (Count, Wildcard) -> LessonGoal
  ) throws(LessonGoalError) -> LessonGoal {
    let (count, rest) = try count(text)
    return goal(count, Wildcard(rest.isEmpty ? "*" : rest))
  }

  private static func lines(_ text: Substring) throws(LessonGoalError) -> LessonGoal {
    let (count, rest) = try count(text)
    guard let after = rest.firstRange(of: " after ") else {
      return .lines(count, Wildcard(rest.isEmpty ? "*" : rest))
    }
    return .lines(
      count, Wildcard(rest[..<after.lowerBound]), after: Wildcard(rest[after.upperBound...]))
  }

  private static func actions(_ text: Substring) throws(LessonGoalError) -> LessonGoal {
    let (count, rest) = try count(text)
    let (name, pattern) = split(rest)
    guard let sender = Sender(rawValue: String(name)) else {
      throw LessonGoalError(
        "expected typed, control, effect, reducer or any after the count, not `\(name)`")
    }
    return .actions(count, sender, Wildcard(pattern.isEmpty ? "*" : pattern))
  }

  /// Whether a text begins as a goal does, rather than as the rest of a condition.
  static func isGoal(_ text: some StringProtocol) -> Bool {
    Word(rawValue: String(text.prefix { $0 != " " })) != nil
  }

  private static func tests(_ text: Substring) throws(LessonGoalError) -> LessonGoal {
    let (count, result) = try count(text)
    guard ["passed", "failed"].contains(result) else {
      throw LessonGoalError("expected `passed` or `failed` after the count, not `\(result)`")
    }
    return .tests(count, passed: result == "passed")
  }

  private static func condition(_ text: Substring) throws(LessonGoalError) -> LessonGoal {
    let line = String(text)
    var reader = ConditionReader(line[...], in: line)
    do {
      switch try reader.condition() {
      case .comparison(let path, let comparison, let value):
        guard let relation = Relation(comparison) else { return .condition(line) }
        return .field(path: String(path), relation, value: String(value))
      default: return .condition(line)
      }
    } catch {
      throw LessonGoalError(
        "expected `state CONDITION`, such as `state amount >= 2` or `state not todos.isEmpty`")
    }
  }

  private static func count(
    _ text: Substring
  ) throws(LessonGoalError) -> (count: Count, rest: Substring) {
    let (word, rest) = split(text)
    guard let count = Count(word) else {
      throw LessonGoalError("expected a count such as `2`, `1+` or `5-`, not `\(word)`")
    }
    return (count, rest)
  }

  private static func split(_ text: Substring) -> (word: Substring, rest: Substring) {
    let word = text.prefix { $0 != " " }
    return (word, text[word.endIndex...].drop { $0 == " " })
  }
}

/// What is wrong with a line of a goal.
struct LessonGoalError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

extension LessonGoal.Relation {
  /// `nil` for what compares no texts and numbers.
  fileprivate init?(_ comparison: ConditionOperator) {
    switch comparison {
    case .equal, .same: self = .equal
    case .unequal: self = .notEqual
    case .atLeast: self = .atLeast
    case .atMost: self = .atMost
    case .less: self = .less
    case .greater: self = .greater
    case .contains: return nil
    }
  }
}
