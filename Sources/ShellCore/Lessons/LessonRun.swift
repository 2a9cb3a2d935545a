/// An exercise that is being played: what was shown already, and what to say next.
///
/// The run decides; `CoursePlayer` tells it what happened and shows the result.
struct LessonRun {
  let lesson: Lesson
  let language: CourseLanguage
  /// The entry of the journal before which the exercise began.
  var firstEntry = 0
  /// The run of the journal, the last action and the number of changes at the end of the start.
  var start: (run: Int?, action: Int, changes: Int) = (nil, 0, 0)
  private(set) var shownHints = 0
  private(set) var isSolved = false
  /// How many lines were typed when the goals were reached; `nil` while they are not.
  private var reached: Int?
  /// Whether the session was where the exercise leads, after the last line.
  private var wasThere = true
  /// The mistakes that the session showed after the last line.
  private var visibleMistakes: Set<Int> = []
  /// The path of the learner's file.
  var filePath: String?
  /// The version of the learner's file that was written or checked last.
  var checkedFile: FileInfo?
  /// Whether the exercise began with a file that could not be loaded.
  var couldNotLoad = false

  init(_ lesson: Lesson, _ language: CourseLanguage) {
    self.lesson = lesson
    self.language = language
  }

  var phrases: LessonPhrases { LessonPhrases(language: language) }

  /// What to say after something happened.
  enum Reaction: Equatable {
    case nothing
    /// The reaction to a mistake.
    case mistake(Int)
    /// The exercise's state was reached with more than this goal allows.
    case detour(LessonGoal)
    case solved
  }

  /// Decides what to say after a line.
  mutating func react(to evidence: LessonEvidence) -> Reaction {
    guard !isSolved else { return .nothing }
    let before = visibleMistakes
    visibleMistakes = Set(
      lesson.mistakes.indices.filter { lesson.mistakes[$0].matches(evidence) })
    let areGoalsMet =
      evidence.isFromStart && lesson.excuse(in: evidence) == nil
      && lesson.goals.allSatisfy { $0.isMet(by: evidence) }
    reached = areGoalsMet ? reached ?? evidence.lines.count : nil
    if areGoalsMet, missingFollowUp(in: evidence) == nil {
      isSolved = true
      return .solved
    }
    let new = visibleMistakes.sorted().first {
      lesson.mistakes[$0].isAboutLine || !before.contains($0)
    }
    let detour = detour(in: evidence)
    return new.map { .mistake($0) } ?? detour.map { .detour($0) } ?? .nothing
  }

  /// The goal that allows less than what was done, if the exercise's state was reached just now.
  private mutating func detour(in evidence: LessonEvidence) -> LessonGoal? {
    let places = lesson.goals.filter(\.isPlace)
    let isThere = !places.isEmpty && places.allSatisfy { $0.isMet(by: evidence) }
    defer { wasThere = isThere }
    guard isThere, !wasThere, evidence.isFromStart, lesson.file == nil else { return nil }
    return lesson.goals.first { $0.isExceeded(in: evidence) }
  }

  /// The next hint with its number; the last one again if there are no more.
  mutating func nextHint() -> (number: Int, text: String) {
    shownHints = min(shownHints + 1, lesson.texts.hints.count)
    return (shownHints, lesson.texts.hints[shownHints - 1])
  }

  /// Whether the first goal that is not reached is about the text of the file.
  func isMissingSource(in evidence: LessonEvidence) -> Bool {
    if case .source = lesson.goals.first(where: { !$0.isMet(by: evidence) }) { true } else { false }
  }

  /// Whether a reaction is to a mistake that an error of the compiler shows.
  func explainsCompiler(_ reaction: Reaction) -> Bool {
    guard case .mistake(let index) = reaction else { return false }
    return lesson.mistakes[index].conditions.contains {
      if case .compiler = $0 { true } else { false }
    }
  }

  /// The first goal that is not reached, in the words of the exercise; `nil` if all are.
  func missing(in evidence: LessonEvidence) -> String? {
    guard evidence.isFromStart else { return phrases.otherFeature }
    if let lost = lesson.goals.first(where: { isLost($0, in: evidence) }) {
      return phrases.exceeded(lost, in: evidence)
    }
    if let excuse = lesson.excuse(in: evidence) { return phrases.excused(excuse) }
    if let goal = lesson.goals.first(where: { !$0.isMet(by: evidence) }) {
      return phrases.missing(goal, in: evidence)
    }
    return missingFollowUp(in: evidence).map {
      phrases.missingFollowUp($0, wasTyped: $0.isMet(by: evidence), in: evidence)
    }
  }

  /// The first line that is still to be typed after the goals were reached.
  private func missingFollowUp(in evidence: LessonEvidence) -> LessonGoal? {
    var later = evidence
    later.lines = Array(evidence.lines.dropFirst(reached ?? evidence.lines.count))
    return lesson.followUps.first { !$0.isMet(by: later) }
  }
}

extension Lesson {
  private static let excuses = [
    "withKnownIssue", "XCTExpectFailure", "XCTSkip*", ".disabled", ".enabled", "Test.cancel",
  ]

  /// Whether the exercise is about tests.
  var asksForTests: Bool { goals.contains { if case .tests = $0 { true } else { false } } }

  /// What keeps a test of the file from failing, such as `.disabled`; `nil` if each test counts.
  func excuse(in evidence: LessonEvidence) -> String? {
    guard asksForTests else { return nil }
    return Self.excuses.first { CodePattern($0).count(in: evidence.code) > 0 }
      .map { $0.filter { $0 != "*" } }
  }
}

extension Lesson {
  /// Whether a file with a text cannot reach the goals, whatever it does.
  func isUnreachable(with code: LessonCode) -> Bool {
    var evidence = LessonEvidence()
    evidence.code = code
    return excuse(in: evidence) != nil
      || goals.contains { goal in
        if case .source = goal { !goal.isMet(by: evidence) } else { false }
      }
  }
}

extension LessonRun {
  /// Whether only `again` leads to a goal. The session that checks a file begins anew each time.
  private func isLost(_ goal: LessonGoal, in evidence: LessonEvidence) -> Bool {
    lesson.file == nil && goal.countsFromStart && goal.isExceeded(in: evidence)
  }
}

extension LessonGoal {
  /// Whether the goal counts what happened since the exercise started, including what was undone.
  var countsFromStart: Bool {
    switch self {
    case .lines, .diagnostics, .expectations, .surprises: true
    default: false
    }
  }

  /// Whether the goal is about the current state, and not about the way to it.
  fileprivate var isPlace: Bool {
    switch self {
    case .field, .condition, .prompt, .screen: true
    default: false
    }
  }

  /// Whether there was more than the goal allows, so that only `undo` or `again` leads to it.
  fileprivate func isExceeded(in evidence: LessonEvidence) -> Bool {
    switch self {
    case .actions, .entries, .lines, .diagnostics, .expectations, .surprises:
      counts(in: evidence).map { $0.counted > $0.wanted.most } ?? false
    default: false
    }
  }
}
