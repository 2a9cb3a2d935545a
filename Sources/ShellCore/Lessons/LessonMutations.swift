/// Other forms of a lesson's files: comments, strings, and white space that have to make no difference, and ways
/// around its tests that must not be accepted.
///
/// They are judged by the evidence of the file that they come from: none of them changes what the compiler sees,
/// apart from the ways around a test, which are assumed to make it pass.
struct LessonMutations {
  let lesson: Lesson
  let evidence: LessonEvidence
  let source: String

  /// What is wrong if the file is a solution.
  func problemsOfSolution() -> [String] {
    var problems: [String] = []
    let forms = [
      ("comments", LessonCode(withComments)), ("other white space", LessonCode(withOtherSpace)),
      ("other spellings", withOtherSpellings),
    ]
    for (name, code) in forms where reaction(to: code) != .solved {
      problems.append("the solution with \(name) does not reach the goal")
    }
    for excuse in excuses where reaction(to: LessonCode(excuse.text)) == .solved {
      problems.append("the solution with `\(excuse.name)` in its tests reaches the goal")
    }
    if let code = withEmptyTests, reaction(to: code) == .solved {
      problems.append("the solution with empty tests reaches the goal")
    }
    return problems
  }

  /// What is wrong if the file is the start of the exercise.
  func problemsOfStart() -> [String] {
    [("comments", withComments), ("strings", withStrings)]
      .filter { reaction(to: LessonCode($0.1)) == .solved }
      .map { "the file that the learner gets, with \($0.0), already meets the goal" }
  }

  private func reaction(to code: LessonCode) -> LessonRun.Reaction {
    var evidence = evidence
    evidence.code = code
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

  /// The file as another author might write it, with the same meaning.
  private var withOtherSpellings: LessonCode {
    let spellings: [(String, String)] = [
      ("ReducerOf < Self >", "Reducer < State , Action >"),
      ("return . none", "return Effect . none"),
      ("Reduce {", "Reduce < State , Action > {"), ("static let", "static var"),
    ]
    var tokens = LessonCode(source).tokens
    for (one, other) in spellings {
      tokens.replace(
        one.split(separator: " ").map(String.init),
        with: other.split(separator: " ").map(String.init))
    }
    // `@Dependency(\.clock) private var clock`
    for index in tokens.indices.reversed().dropLast()
    where tokens[index] == "var" && tokens[index - 1] == ")" {
      tokens.insert("private", at: index)
    }
    return LessonCode(tokens: tokens)
  }

  /// The file with nothing in the bodies of its tests; `nil` if it has no tests.
  private var withEmptyTests: LessonCode? {
    guard lesson.asksForTests else { return nil }
    var tokens: [String] = []
    var rest = LessonCode(source).tokens[...]
    var isTest = false
    while let token = rest.popFirst() {
      tokens.append(token)
      if tokens.suffix(2) == ["@", "Test"] { isTest = true }
      guard isTest, token == "{" else { continue }
      isTest = false
      var depth = 1
      while depth > 0, let inner = rest.popFirst() {
        depth += inner == "{" ? 1 : inner == "}" ? -1 : 0
      }
      tokens.append("}")
    }
    let code = LessonCode(tokens: tokens)
    return code == LessonCode(source) ? nil : code
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
