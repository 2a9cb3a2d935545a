import ActionSyntax
import ComposableArchitecture
import TerminalUI

/// Performs what ``LessonRun`` decides: begins exercises, gathers what the session did, and adds
/// reactions to the output.
extension CommandContext {
  /// The course, or an error that says why there is none.
  func requireCourse() throws -> Course {
    if let course = learning.course { return course }
    guard let source = learning.source else {
      throw ShellError(.notThere, "this shell has no course; `tca learn FOLDER` opens one")
    }
    do {
      let course = try source.reader.course()
      learning.course = course
      learning.progress = LessonProgress(text: source.storage?.loadProgress() ?? "")
      return course
    } catch let problems as LessonProblems {
      throw ShellError(.file, "the course cannot be read\n\(problems.text)")
    }
  }

  /// The exercise that is being played, or an error that says what to type.
  func requireRun() throws -> LessonRun {
    if let run = learning.run { return run }
    throw ShellError(.notThere, "no exercise has begun; `learn` opens the next one")
  }

  /// Begins an exercise: types its start and shows its task.
  func begin(_ lesson: Lesson, isAnew: Bool = false) async throws -> Output {
    let course = try requireCourse(), language = learning.source?.language ?? .english
    let isFirst = learning.progress.isEmpty
    learning.run = nil
    learning.expectation = nil
    // Time passes only when the learner types `advance`, so that each solution always works.
    clock.mode = .manual
    // `hide`, `format` and `trace` of one exercise would change what the next one shows.
    printSettings = PrintSettings()
    keepProgress {
      $0.current = lesson.id
      $0[lesson.id].attempts += 1
    }
    var run = LessonRun(lesson, language)
    var parts = isFirst ? [pages.text(of: course.welcome), ""] : []
    let head = "# \(course.number(of: lesson)) \(lesson.texts.title)"
    parts.append(pages.text(of: "\(head)\n\n\(lesson.texts.task)"))
    if lesson.file == nil {
      for line in lesson.start { parts += ["", await typed(line)] }
    } else {
      run.filePath = try installFile(of: lesson, isAnew: isAnew)
      run.checkedFile = run.filePath.flatMap(workspace.files.info)
      learning.run = run
      if let path = run.filePath, let name = lesson.file {
        parts += ["", await typed("load \(name)"), "", run.phrases.fileTask(name, path)]
      }
    }
    run.firstEntry = journal.entries.count
    run.start = (journal.current, journal.position.action, journal.run?.done ?? 0)
    learning.run = run
    if isFirst { parts += ["", run.phrases.keys] }
    return Output(text: parts.joined(separator: "\n"))
  }

  /// The prompt, the line, and its output.
  private func typed(_ line: String) async -> String {
    let prompt = prompt, output = await evaluate(line)
    return "\(prompt)> \(line)" + (output.text.isEmpty ? "" : "\n\(output.text)")
  }

  /// Adds the reaction to what was just done to its output.
  func continueLesson(_ output: inout Output) {
    guard openEntries.isEmpty, var run = learning.run, run.lesson.file == nil else { return }
    let evidence = evidence(for: run)
    let reaction = run.react(to: evidence)
    learning.run = run
    append(text(of: reaction, run, evidence), to: &output)
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
      keepProgress { progress in
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
    let best = lesson.solution.count { line in
      if case .changesFeature = CommandTable.meaning(of: line).command { true } else { false }
    }
    var parts = [
      lesson.file == nil ? phrases.solved(in: evidence.entries, best: best) : phrases.solvedFile,
      "", pages.text(of: lesson.texts.summary), "",
    ]
    let unread = lesson.texts.hints.count - run.shownHints
    if unread > 0 { parts.append(phrases.unreadHints(unread)) }
    if let course = learning.course, let next = learning.nextLesson {
      parts.append(phrases.next(course.number(of: next), next.texts.title))
    } else {
      parts.append(phrases.finished)
    }
    return parts.joined(separator: "\n")
  }

  private func append(_ text: String?, to output: inout Output) {
    guard let text else { return }
    let separator = output.text.isEmpty ? "" : output.text.hasSuffix("\n") ? "\n" : "\n\n"
    let addition = separator + text
    output.text += addition
    output.endsWithReaction = true
    if !output.styledText.isEmpty { output.styledText.append(StyledText(addition)) }
  }

  /// Changes the progress and writes its file.
  func keepProgress(_ change: (inout LessonProgress) -> Void) {
    change(&learning.progress)
    _ = learning.source?.storage?.saveProgress(learning.progress.text)
  }
}

extension CommandContext {
  /// What the session did since an exercise began.
  func evidence(for run: LessonRun) -> LessonEvidence {
    var evidence = LessonEvidence()
    let entries = journal.entries.dropFirst(run.firstEntry)
    evidence.prompt = prompt
    evidence.lastLine = entries.last { !$0.line.isEmpty }?.line ?? ""
    evidence.lines = entries.filter { !$0.wasRefused && !$0.line.isEmpty }.map(\.line)
    evidence.diagnostics = entries.flatMap(\.diagnostics)
    evidence.fulfilledExpectations = entries.count { $0.wasExpected == true }
    evidence.failedExpectations = entries.count { $0.wasExpected == false }
    evidence.measured = entries.last { $0.measured != nil }?.measured
    evidence.tests = entries.last { $0.tests != nil }?.tests ?? (0, 0)
    evidence.isFromStart = isFromStart(of: run)
    guard let store = loaded?.store else { return evidence }
    let isSameRun = journal.current == run.start.run
    evidence.state = store.state
    evidence.effects = store.running.count
    evidence.undone = max(0, store.snapshots.last - store.snapshots.position)
    evidence.entries = (journal.run?.done ?? 0) - (isSameRun ? run.start.changes : 0)
    let first = max(store.snapshots.first, isSameRun ? run.start.action + 1 : 1)
    if first <= store.snapshots.position {
      evidence.actions = (first...store.snapshots.position)
        .compactMap { store.snapshots.action($0).map(Self.sent) }
    }
    if run.lesson.asksForScreen, let screen = try? drawScreen() {
      evidence.screen = ScreenLines(screen).output(after: []).text
        .split(separator: "\n").map(String.init)
    }
    return evidence
  }

  private static func sent(_ action: ReducedAction) -> LessonEvidence.SentAction {
    let sender: LessonGoal.Sender =
      switch action.source {
      case .typed: .typed
      case .control: .control
      case .reducer: .reducer
      case .effect: .effect
      }
    return LessonEvidence.SentAction(sender: sender, text: ActionLine.of(action))
  }

  /// Whether the loaded feature was loaded by a line of the exercise, or by `reset` or `reload`.
  private func isFromStart(of run: LessonRun) -> Bool {
    guard let first = run.start.run, run.lesson.file == nil, run.lesson.startsWithLoad else {
      return true
    }
    guard let current = journal.current, current >= first,
      let load = journal.runs[first...current].last(where: { $0.command.hasPrefix("load ") })
    else { return false }
    return (run.lesson.start + run.lesson.solution)
      .contains { $0.lowercased() == load.command.lowercased() }
  }
}

extension Lesson {
  /// Whether the start loads the feature, rather than the learner.
  fileprivate var startsWithLoad: Bool { start.contains { $0.hasPrefix("load ") } }

  /// Whether the view has to be drawn to judge the session.
  fileprivate var asksForScreen: Bool {
    (goals + mistakes.flatMap(\.conditions)).contains {
      if case .screen = $0 { true } else { false }
    }
  }
}
