import SwiftReading

/// Other forms of a lesson's files: comments, strings, and white space that have to make no difference, and ways
/// around its tests that must not be accepted.
///
/// They are judged by the evidence of the file that they come from: none of them changes what the compiler sees,
/// apart from the ways around a test, which are assumed to make it pass.
package struct LessonMutations {
  let lesson: Lesson
  let evidence: LessonEvidence
  let source: String

  package init(lesson: Lesson, evidence: LessonEvidence, source: String) {
    self.lesson = lesson
    self.evidence = evidence
    self.source = source
  }

  /// What is wrong if the file is a solution.
  package func problemsOfSolution() -> [String] {
    var problems: [String] = []
    for (name, text) in [("comments", withComments), ("other white space", withOtherSpace)]
    where reaction(to: text) != .solved {
      problems.append("the solution with \(name) does not reach the goal")
    }
    for excuse in excuses where reaction(to: excuse.text) == .solved {
      problems.append("the solution with `\(excuse.name)` in its tests reaches the goal")
    }
    return problems
  }

  /// What is wrong if the file is the start of the exercise.
  package func problemsOfStart() -> [String] {
    [("comments", withComments), ("strings", withStrings)]
      .filter { reaction(to: $0.1) == .solved }
      .map { "the file that the learner gets, with \($0.0), already meets the goal" }
  }

  private func reaction(to text: String) -> LessonRun.Reaction {
    var evidence = evidence
    evidence.code = LessonCode(text)
    var run = LessonRun(lesson, .english)
    return run.react(to: evidence)
  }

  /// The code that the lesson looks for, wanted or not.
  private var patterns: [String] {
    let conditions = lesson.goals + lesson.mistakes.flatMap(\.conditions)
    return conditions.flatMap(\.sources).map { $0.pattern.replacing("*", with: " ") }
  }

  private var withComments: String {
    let comments = patterns.map { "// no \($0)\n" }.joined()
    return joined {
      $0.isFirstOnLine ? "\n\(comments)" : $0.isAdjacent ? "" : " /* \(patterns.first ?? "") */ "
    }
  }

  private var withOtherSpace: String {
    joined { $0.isAdjacent ? "" : $0.isFirstOnLine ? "\n\n\n\t" : "\n      " }
  }

  private var withStrings: String {
    let strings = patterns.map { "\"\($0.replacing("\"", with: ""))\"" }
    return source + "\nprivate let notes = [\(strings.joined(separator: ", "))]\n"
  }

  /// The tokens with other text between them.
  private func joined(_ separator: (Token) -> String) -> String {
    let text = SourceText(source)
    return text.tokens.map { separator($0) + text[$0] }.joined()
  }

  /// The tests of the file, excused in different ways.
  private var excuses: [(name: String, text: String)] {
    let text = SourceText(source)
    let words = text.tokens.map { text[$0] }
    guard lesson.asksForTests, words.contains("Test") else { return [] }
    let disabled = source.replacing("@Test ", with: "@Test(.disabled()) ")
    let known = source.replacing("await store.", with: "await withKnownIssue { } ; await store.")
    return [(".disabled()", disabled), ("withKnownIssue", known)]
      .filter { LessonCode($0.1) != LessonCode(source) }
  }
}

extension LessonGoal {
  /// The code that this condition looks for.
  fileprivate var sources: [Wildcard] {
    switch self {
    case .source(_, let pattern): [pattern]
    case .either(let one, let other): one.sources + other.sources
    default: []
    }
  }
}
