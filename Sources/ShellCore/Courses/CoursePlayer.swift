/// Performs what ``LessonRun`` decides: begins exercises, gathers what the session did, and adds
/// reactions to the output.
@MainActor
final class CoursePlayer {
  let learning = Learning()
  let collector: EvidenceCollector
  private let expectation: NextExpectation
  private let clock: LiveClock
  private let display: Display
  private let screen: ScreenDrawer
  let workspace: Workspace
  let lines: NestedLines
  private let meaning: (String) -> CommandMeaning

  init(
    _ collector: EvidenceCollector, _ expectation: NextExpectation, _ clock: LiveClock,
    _ display: Display, _ screen: ScreenDrawer, _ workspace: Workspace, _ lines: NestedLines,
    meaning: @escaping (String) -> CommandMeaning
  ) {
    self.collector = collector
    self.expectation = expectation
    self.clock = clock
    self.display = display
    self.screen = screen
    self.workspace = workspace
    self.lines = lines
    self.meaning = meaning
  }

  /// The files of exercises.
  var files: LessonFiles {
    LessonFiles(learning: learning, workspace: workspace, lines: lines)
  }
  var pages: MarkdownRenderer { screen.pages }

  /// Begins an exercise: types its start and shows its task.
  func begin(_ lesson: Lesson, isAnew: Bool = false) async throws -> Output {
    let course = try learning.requireCourse(), language = learning.source?.language ?? .english
    let isFirst = learning.progress.isEmpty
    learning.run = nil
    expectation.drop()
    // Time passes only when the learner types `advance`, so that each solution always works.
    clock.mode = .manual
    // `hide`, `format` and `trace` of one exercise would change what the next one shows.
    display.printSettings = PrintSettings()
    learning.keepProgress {
      $0.current = lesson.id
      $0[lesson.id].attempts += 1
    }
    var run = LessonRun(lesson, language)
    var start = lesson.start
    if let name = lesson.file {
      run.filePath = try files.install(of: lesson, isAnew: isAnew)
      run.checkedFile = run.filePath.flatMap(workspace.files.info)
      learning.run = run
      start = run.filePath == nil || isEmpty(run) ? [] : ["load \(name)"]
    }
    var printed: [String] = []
    learning.opening = lesson
    await workspace.lineFiles.playingLesson {
      for line in start { printed.append(await typed(line)) }
    }
    learning.opening = nil
    run.couldNotLoad = !start.isEmpty && unloadedFile != nil
    // The prompt would run the feature of the exercise before.
    if unloadedFile != nil { collector.features.setAside() }
    collector.begin(&run)
    learning.run = run
    var opening = LessonOpening(phrases: run.phrases)
    if isFirst {
      opening.welcome = pages.text(of: course.welcome)
      opening.keys = run.phrases.keys
    }
    opening.start = printed
    opening.task = task(of: run, in: course)
    return Output(text: opening.text)
  }

  /// The number, the title, and the task of an exercise, and the learner's file.
  func task(of run: LessonRun, in course: Course) -> String {
    let lesson = run.lesson
    let head = "# \(course.number(of: lesson)) \(lesson.texts.title)"
    let task = pages.text(of: "\(head)\n\n\(lesson.texts.task)")
    guard let path = run.filePath, let name = lesson.file else { return task }
    let file = isEmpty(run) ? run.phrases.emptyFileTask(name) : run.phrases.fileTask(name)
    return "\(task)\n\n\(pages.text(of: file))\n  \(path)"
  }

  /// Whether nothing has been written into the learner's file yet.
  private func isEmpty(_ run: LessonRun) -> Bool {
    guard let path = run.filePath else { return false }
    return LessonCode(files.source(of: path, in: ".")).declaresNothing
  }

  /// The prompt, the line, and its output.
  private func typed(_ line: String) async -> String {
    let prompt = collector.features.prompt, output = await lines.evaluate(line)
    return "\(prompt)> \(line)" + (output.text.isEmpty ? "" : "\n\(output.text)")
  }

  /// The text of a reaction; `nil` if there is nothing to say.
  func text(
    of reaction: LessonRun.Reaction, _ run: LessonRun, _ evidence: LessonEvidence
  ) -> String? {
    switch reaction {
    case .nothing: return nil
    case .mistake(let index):
      return pages.text(of: run.lesson.texts.mistakes[index])
    case .detour(let goal): return run.phrases.detour(goal, in: evidence)
    case .solved:
      learning.keepProgress { progress in
        let old = progress[run.lesson.id].entries
        progress[run.lesson.id].isSolved = true
        progress[run.lesson.id].isSkipped = false
        if run.lesson.file == nil {
          progress[run.lesson.id].entries = min(old ?? .max, evidence.entries)
        }
      }
      return success(run, evidence)
    }
  }

  private func success(_ run: LessonRun, _ evidence: LessonEvidence) -> String {
    let phrases = run.phrases, lesson = run.lesson
    let typed = lesson.solution.count { line in
      if case .changesFeature = meaning(line) { true } else { false }
    }
    let best = lesson.solutionTypesLines ? evidence.entries : typed
    var parts = [
      lesson.file == nil ? phrases.solved(in: evidence.entries, best: best) : phrases.solvedFile,
      "", pages.text(of: lesson.texts.summary), "",
    ]
    var end = phrases.finished
    if let course = learning.course, let next = learning.nextLesson {
      end = phrases.next(course.number(of: next), next.texts.title)
    }
    // What to remember stays on the screen.
    let used = (parts + [end]).reduce(1) { $0 + max(1, $1.lineTexts.count) }
    let limit = max(6, LessonOpening.rows - used)
    if let comparison = comparison(run, evidence, limit: limit) { parts += [comparison, ""] }
    return (parts + [end]).joined(separator: "\n")
  }

  /// The learner's solution beside ours; `nil` if ours cannot be read.
  private func comparison(
    _ run: LessonRun, _ evidence: LessonEvidence, limit: Int
  ) -> String? {
    guard run.lesson.file != nil else {
      // What the shell typed for the learner is not the learner's way.
      guard !run.lesson.solutionTypesLines else { return nil }
      let names = Set(run.lesson.solution.map { CommandInput($0).name })
      let typed = collector.typedLines(for: run).filter { line in
        // An error is a part of the solution only if it is one of ours.
        guard evidence.lines.contains(line) || run.lesson.solution.contains(line) else {
          return false
        }
        return switch meaning(line) {
        // Questions and settings belong to no solution, and `load` only if the exercise is about it.
        case .controlsSession, .inspects, .changesSettings:
          names.contains(CommandInput(line).name)
        default: true
        }
      }
      return SolutionComparison(typed, run.lesson.solution, run.phrases).text
    }
    guard let path = run.filePath, let course = learning.course,
      let ours = files.solution(of: run.lesson, in: course)
    else { return nil }
    let yours = files.source(of: path, in: ".")
    return SolutionComparison(yours.lineTexts, ours.lineTexts, limit: limit, run.phrases).text
  }
}

extension Lesson {
  /// Whether a command of the solution types lines, so that the solution's own lines do not tell how many changes it makes.
  fileprivate var solutionTypesLines: Bool {
    solution.contains { $0.hasPrefix("replay ") || $0.hasPrefix("explore replay") }
  }
}

extension CoursePlayer: EntryObserver {
  /// Adds the reaction to what was just done to its output.
  func didClose(_ entry: ClosedEntry, _ output: inout Output) {
    guard !entry.line.isEmpty || !output.text.isEmpty else { return }
    guard var run = learning.run, run.lesson.file == nil else { return }
    let evidence = collector.evidence(for: run)
    let reaction = run.react(to: evidence)
    learning.run = run
    append(text(of: reaction, run, evidence), to: &output)
  }

  private func append(_ text: String?, to output: inout Output) {
    guard let text else { return }
    let separator = output.text.isEmpty ? "" : output.text.hasSuffix("\n") ? "\n" : "\n\n"
    let addition = separator + text
    output.text += addition
    output.endsWithReaction = true
    if !output.styledText.isEmpty { output.styledText.append(StyledText(addition)) }
  }
}
