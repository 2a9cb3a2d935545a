/// What the presenter asks for in a task: goals of lessons, joined by `and`.
struct TaskConditions: Equatable {
  /// The conditions as they were typed.
  let texts: [String]
  let goals: [LessonGoal]

  /// Reads conditions such as `state count = 2 and actions 2- typed`.
  ///
  /// - Throws: ``Problem``.
  init(_ text: String) throws(Problem) {
    // `state count = 2 and total > 3` is one condition.
    let texts = text[...].parts(separatedBy: [" and "]).map(String.init)
      .reduce(into: [String]()) { texts, text in
        if texts.isEmpty || LessonGoal.isGoal(text) {
          texts.append(text)
        } else {
          texts[texts.count - 1] += " and \(text)"
        }
      }
    try self.init(texts: texts)
  }

  /// Reads conditions, one in each text.
  ///
  /// - Throws: ``Problem``.
  init(texts: [String]) throws(Problem) {
    var goals: [LessonGoal] = []
    for text in texts {
      do {
        goals.append(try LessonGoal(line: text))
      } catch {
        throw Problem(condition: text, reason: error.message)
      }
      guard Self.canBeJudged(goals[goals.count - 1]) else {
        throw Problem(
          condition: text, reason: "it is about a file or a test, which viewers cannot write")
      }
    }
    self.texts = texts
    self.goals = goals
  }

  /// Why a condition cannot be used.
  struct Problem: Error, Equatable {
    let condition: String
    let reason: String
  }

  /// The first condition that names a field which a state does not have, with the reason.
  func unknownField(in state: Any) -> (condition: String, error: InputError)? {
    zip(texts, goals).lazy.compactMap { text, goal in
      goal.unknownField(in: state).map { (text, $0) }
    }.first
  }

  private static func canBeJudged(_ goal: LessonGoal) -> Bool {
    switch goal {
    case .source, .compiler, .tests, .microseconds: false
    case .either(let one, let other): canBeJudged(one) && canBeJudged(other)
    case .field, .condition, .prompt, .actions, .effects, .diagnostics, .lines, .expectations,
      .surprises,
      .undone, .entries, .screen, .line, .found, .inline, .bodies:
      true
    }
  }
}
