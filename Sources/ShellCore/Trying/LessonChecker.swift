/// Checks that a lesson can be solved and that each of its hints about mistakes can be reached, for
/// `tca lesson check`.
@MainActor
package struct LessonChecker {
  let session: Session

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
    let trial = Trial(beside: session, in: folder)
    var run = LessonRun(lesson, .english)
    var count = 0
    var failure: String?
    let report = await ScenarioPlayer.play(scenario, on: trial) { step, answer in
      count += 1
      if answer.isError, failure == nil { failure = Self.text(of: step) }
      if count == lesson.start.count { trial.collector.begin(&run) }
      if count > lesson.start.count, lesson.file == nil {
        _ = run.react(to: trial.evidence(for: run))
      }
    }
    if lesson.start.isEmpty || lesson.file != nil { run.firstEntry = lesson.start.count }
    var problems = report.isSuccess ? [] : [report.failureText.trimmingWhitespace]
    var evidence = trial.evidence(for: run)
    if lesson.file != nil {
      evidence.code = LessonCode(
        session.parts.course.files.source(of: solution(of: lesson), in: folder))
    }
    if lesson.file != nil, run.missing(in: evidence) == nil {
      problems += mutations(of: lesson, evidence, solution(of: lesson), folder).problemsOfSolution()
    }
    if let missing = run.missing(in: evidence) {
      problems.append("the solution does not reach the goal: \(missing)")
      failure.map { problems.append($0) }
    }
    return problems
  }

  /// The file that the solution loads.
  func solution(of lesson: Lesson) -> String {
    FileArgument(CommandInput(lesson.solution[0]))?.path ?? ""
  }

  private func mutations(
    of lesson: Lesson, _ evidence: LessonEvidence, _ file: String, _ folder: String
  ) -> LessonMutations {
    LessonMutations(
      lesson: lesson, evidence: evidence,
      source: session.parts.course.files.source(of: file, in: folder))
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
    if let early = questionsFirst(lesson.solution), lesson.countsLines {
      let (_, _, reaction) = await attempt(early, lesson, folder)
      if reaction == .solved {
        problems.append(
          "the solution with its questions first reaches the goal: use `after` or `then`")
      }
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

  /// The lines with those first that only show something; `nil` if that is their order already.
  private func questionsFirst(_ lines: [String]) -> [String]? {
    let questions = lines.filter {
      if case .inspects = CommandTable.meaning(of: $0).command { true } else { false }
    }
    let early = questions + lines.filter { !questions.contains($0) }
    return early == lines || questions.isEmpty ? nil : early
  }

  /// Types the start and some lines, with the reactions of a learner's session.
  func attempt(
    _ lines: [String], _ lesson: Lesson, _ folder: String
  ) async -> (LessonRun, LessonEvidence, LessonRun.Reaction) {
    let trial = Trial(beside: session, in: folder)
    for line in lesson.start { _ = await trial.evaluate(line) }
    var run = LessonRun(lesson, .english)
    trial.collector.begin(&run)
    var reaction = LessonRun.Reaction.nothing
    for line in lines {
      _ = await trial.evaluate(line)
      reaction = run.react(to: trial.evidence(for: run))
    }
    return (run, trial.evidence(for: run), reaction)
  }

  private func fileProblems(_ lesson: Lesson, _ folder: String) async -> [String] {
    var problems: [String] = []
    if let start = await trial(of: lesson, lesson.file ?? "", folder) {
      problems += mutations(of: lesson, start, lesson.file ?? "", folder).problemsOfStart()
    }
    problems += await formProblems(lesson, folder)
    func reaction(to file: String) async -> LessonRun.Reaction {
      var run = LessonRun(lesson, .english)
      guard let evidence = await trial(of: lesson, file, folder) else { return .nothing }
      return run.react(to: evidence)
    }
    func reaction(toTextOf file: String) async -> LessonRun.Reaction {
      var (run, evidence) = (LessonRun(lesson, .english), LessonEvidence())
      evidence.isFromStart = false
      evidence.code = LessonCode(session.parts.course.files.source(of: file, in: folder))
      let read = run.react(to: evidence)
      // The shell compiles the file of a learner, so it may reach the goal in spite of the mistake.
      guard read != .nothing, !lesson.isUnreachable(with: evidence.code) else { return read }
      return await reaction(to: file) == .solved ? .solved : read
    }
    if await reaction(to: lesson.file ?? "") == .solved {
      problems.append("the file already meets the goal")
    }
    for (index, mistake) in lesson.mistakes.enumerated() {
      let file = mistake.file ?? ""
      let reaction =
        mistake.isAboutSource ? await reaction(toTextOf: file) : await reaction(to: file)
      if reaction != .mistake(index) {
        problems.append("the file of mistake \(index + 1) leads to \(reaction.name)")
      }
    }
    return problems
  }
}

extension LessonChecker {
  /// Plays the files of `Variants`, which are other solutions, and of `Circumventions`, which are not.
  private func formProblems(_ lesson: Lesson, _ folder: String) async -> [String] {
    var problems: [String] = []
    for (name, isRight) in [("Variants", true), ("Circumventions", false)] {
      let files = (try? session.workspace.files.list("\(folder)/\(name)")) ?? []
      for file in files where file.hasSuffix(".swift") {
        var run = LessonRun(lesson, .english)
        guard let evidence = await trial(of: lesson, "\(name)/\(file)", folder) else { continue }
        let isSolved = run.react(to: evidence) == .solved
        guard isSolved != isRight else { continue }
        let why = run.missing(in: evidence).map { ": \($0)" } ?? ""
        problems.append(
          "`\(name)/\(file)` \(isRight ? "does not reach" : "reaches") the goal"
            + (isRight ? why + evidence.compilerErrors : ""))
      }
    }
    return problems
  }

  func trial(
    of lesson: Lesson, _ file: String, _ folder: String
  ) async -> LessonEvidence? {
    await session.parts.course.files.trial(
      of: lesson, file: file, in: folder, lessonFolder: ".")?.evidence
  }
}

extension Lesson {
  /// Whether it matters which lines were typed.
  fileprivate var countsLines: Bool {
    !followUps.isEmpty || goals.contains { if case .lines = $0 { true } else { false } }
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
