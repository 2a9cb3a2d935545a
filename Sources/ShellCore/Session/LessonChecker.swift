import ActionSyntax
import Lessons
import OutputText
import ScenarioFormat

/// Checks that a lesson can be solved and that each of its hints about mistakes can be reached, for
/// `tca lesson check`.
@MainActor
package struct LessonChecker {
  private let session: Session

  /// - Parameter session: Provides the features and files. The lessons are played in sessions of their own.
  package init(_ session: Session) { self.session = session }

  /// Plays a lesson's solution, starting point, and mistakes.
  ///
  /// - Returns: What is wrong with the lesson, one line each.
  package func problems(in lesson: Lesson, of course: Course) async -> [String] {
    let folder = course.folder(of: lesson)
    var problems = await transcriptProblems(lesson, folder)
    let missing = missingFiles(of: lesson, folder)
    if lesson.file == nil {
      problems += await promptProblems(lesson, folder)
    } else if missing.isEmpty {
      problems += await fileProblems(lesson, folder)
    }
    problems += missing.map { "the file `\($0)` is missing from the folder of the lesson" }
    return problems.map { "\(folder)/lesson.md: error: \($0)" }
  }

  /// Plays the file as a scenario: its transcript has to be right, and its end has to reach the goal.
  private func transcriptProblems(_ lesson: Lesson, _ folder: String) async -> [String] {
    let path = "\(folder)/lesson.md"
    guard let scenario = try? ScenarioFile.read(path, in: session.workspace.files) else {
      return ["the lesson cannot be read"]
    }
    let trial = session.trial(in: folder)
    var run = LessonRun(lesson, .english)
    var count = 0
    var failure: String?
    let report = await ScenarioPlayer.play(scenario, on: trial) { step, answer in
      count += 1
      if answer.isError, failure == nil { failure = Self.text(of: step) }
      if count == lesson.start.count { trial.parts.course.collector.begin(&run) }
    }
    if lesson.start.isEmpty || lesson.file != nil { run.firstEntry = lesson.start.count }
    var problems = report.isSuccess ? [] : [report.failureText.trimmingWhitespace]
    var evidence = trial.evidence(for: run)
    if lesson.file != nil, let solution = FileArgument(CommandInput(lesson.solution[0]))?.path {
      evidence.source = session.parts.course.files.source(of: solution, in: folder)
    }
    if let missing = run.missing(in: evidence) {
      problems.append("the solution does not reach the goal: \(missing)")
      failure.map { problems.append($0) }
    }
    return problems
  }

  /// A command that was answered with an error, and the first line of the error.
  private static func text(of played: PlayedStep) -> String {
    let first = played.output.split(separator: "\n").first ?? ""
    return "`\(played.step.command)` in line \(played.step.line) prints: \(first)"
  }

  /// The file that the learner edits, and those of the mistakes, as far as they do not exist.
  private func missingFiles(of lesson: Lesson, _ folder: String) -> [String] {
    guard let file = lesson.file else { return [] }
    return ([file] + lesson.mistakes.compactMap(\.file)).filter {
      session.parts.course.files.source(of: $0, in: folder).isEmpty
    }
  }

  private func promptProblems(_ lesson: Lesson, _ folder: String) async -> [String] {
    var problems: [String] = []
    let (run, evidence, _) = await attempt([], lesson, folder)
    if run.missing(in: evidence) == nil { problems.append("the start already meets the goal") }
    for (index, mistake) in lesson.mistakes.enumerated() where mistake.matches(evidence) {
      problems.append("the start already shows mistake \(index + 1)")
    }
    for (index, mistake) in lesson.mistakes.enumerated() {
      let (_, _, reaction) = await attempt(mistake.attempt, lesson, folder)
      if mistake.attempt.isEmpty { problems.append("mistake \(index + 1) has no `try` line") }
      if reaction != .mistake(index) {
        problems.append("the attempt of mistake \(index + 1) leads to \(reaction.name)")
      }
    }
    return problems
  }

  /// Types the start and some lines, with the reactions of a learner's session.
  private func attempt(
    _ lines: [String], _ lesson: Lesson, _ folder: String
  ) async -> (LessonRun, LessonEvidence, LessonRun.Reaction) {
    let trial = session.trial(in: folder)
    for line in lesson.start { _ = await trial.evaluate(line) }
    var run = LessonRun(lesson, .english)
    trial.parts.course.collector.begin(&run)
    var reaction = LessonRun.Reaction.nothing
    for line in lines {
      _ = await trial.evaluate(line)
      reaction = run.react(to: trial.evidence(for: run))
    }
    return (run, trial.evidence(for: run), reaction)
  }

  private func fileProblems(_ lesson: Lesson, _ folder: String) async -> [String] {
    var problems: [String] = []
    func reaction(to file: String, readsOnly: Bool = false) async -> LessonRun.Reaction {
      var run = LessonRun(lesson, .english)
      if readsOnly {
        var evidence = LessonEvidence()
        evidence.isFromStart = false
        evidence.source = session.parts.course.files.source(of: file, in: folder)
        return run.react(to: evidence)
      }
      guard
        let evidence = await session.parts.course.files.trial(of: lesson, file: file, in: folder)?
          .evidence
      else {
        return .nothing
      }
      return run.react(to: evidence)
    }
    if await reaction(to: lesson.file ?? "") == .solved {
      problems.append("the file already meets the goal")
    }
    for (index, mistake) in lesson.mistakes.enumerated() {
      let reaction = await reaction(to: mistake.file ?? "", readsOnly: mistake.isAboutSource)
      if reaction != .mistake(index) {
        problems.append("the file of mistake \(index + 1) leads to \(reaction.name)")
      }
    }
    return problems
  }
}

extension LessonRun.Reaction {
  fileprivate var name: String {
    switch self {
    case .nothing: "no reaction"
    case .mistake(let index): "the reaction to mistake \(index + 1)"
    case .detour: "a detour"
    case .solved: "the goal"
    }
  }
}
