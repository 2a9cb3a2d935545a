/// An exercise of a course: a task, a goal that the shell checks, and help on the way.
///
/// A lesson is a value that ``LessonParser`` reads from a folder. It does not know the session that
/// plays it; ``LessonEvidence`` describes what a session did, and ``LessonGoal`` judges it.
package struct Lesson: Sendable, Equatable {
  /// The name of its folder, which also identifies it in the progress file.
  package let id: String
  /// The texts that a translation replaces.
  var texts: LessonTexts
  /// The commands that prepare the exercise. They are typed for the learner.
  var start: [String] = []
  /// What has to be true of the session, most important first.
  var goals: [LessonGoal] = []
  /// What has to be typed afterwards, while the goals hold.
  var followUps: [LessonGoal] = []
  /// When the reaction with the same index in ``LessonTexts/mistakes`` is shown.
  var mistakes: [LessonMistake] = []
  /// The commands of our solution. Those of an exercise in a file begin with `load`.
  var solution: [String] = []
  /// The Swift file that the learner edits, relative to the lesson's folder; `nil` for an exercise
  /// at the prompt.
  package var file: String?

  /// The solution without its `load`: what is played after each save of an exercise in a file.
  var trial: [String] { Array(solution.dropFirst()) }
}

extension Lesson {
  /// An exercise without prose, whose goals judge a session.
  init(judging goals: [LessonGoal]) {
    self.init(id: "", texts: LessonTexts())
    self.goals = goals
  }
}

/// The prose of a lesson, in one language.
struct LessonTexts: Sendable, Equatable {
  var title = ""
  /// Markdown.
  var task = ""
  /// At most three, from general to specific.
  var hints: [String] = []
  /// The reactions to likely mistakes.
  var mistakes: [String] = []
  /// What to remember, as Markdown.
  var summary = ""

  /// A checksum of the texts. A translation names the one that it was made from, and is out of date if they differ.
  var fingerprint: String {
    Self.fingerprint(
      of: ([title, task] + hints + mistakes + [summary]).joined(separator: "\u{0}"))
  }

  /// The fingerprint of a text.
  static func fingerprint(of text: String) -> String {
    // FNV-1a, the same in every process.
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// A wrong way that learners often take.
struct LessonMistake: Sendable, Equatable {
  /// Commands, typed after the start, that lead to it, or the Swift file that contains it. `tca
  /// lesson check` proves with them that the reaction is shown.
  var attempt: [String] = []
  /// The Swift file that contains the mistake, relative to the lesson's folder.
  var file: String?
  /// What has to be true of the session.
  var conditions: [LessonGoal] = []

  /// Whether it is recognized by the last line alone, and so recognized each time.
  var isAboutLine: Bool { conditions.contains { if case .line = $0 { true } else { false } } }

  /// Whether it is recognized in the text of a file, without compiling it.
  var isAboutSource: Bool {
    conditions.allSatisfy { if case .source = $0 { true } else { false } }
  }

  /// Whether the session shows this mistake.
  func matches(_ evidence: LessonEvidence) -> Bool {
    conditions.allSatisfy { $0.isMet(by: evidence) }
  }
}
