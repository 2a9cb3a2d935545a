import ActionSyntax
import SourceLoading

/// The exercises in which the learner writes Swift.
extension CommandContext {
  /// Copies the file of an exercise into the learner's folder, unless it is there already.
  ///
  /// - Parameter isAnew: Whether to copy it again. The old file is kept with `.bak` after its name.
  /// - Returns: The path of the copy.
  func installFile(of lesson: Lesson, isAnew: Bool) throws -> String? {
    guard let name = lesson.file, let source = learning.source, let course = learning.course,
      let storage = source.storage
    else { return nil }
    let path = "\(source.workFolder)/\(lesson.id)/\(name)"
    let old = try? source.files.read(path)
    guard old == nil || isAnew else { return path }
    guard let bytes = try? source.files.read("\(course.folder(of: lesson))/\(name)") else {
      throw ShellError(.file, "\(course.folder(of: lesson))/\(name) cannot be read")
    }
    let isKept = old.map { storage.write($0, to: path + ".bak") } ?? true
    guard isKept, storage.write(bytes, to: path) else {
      throw ShellError(.file, "\(path) cannot be written")
    }
    return path
  }

  /// Compiles the learner's file, plays the exercise with it, and says what is missing.
  func checkFile(_ run: LessonRun, at path: String) async -> Output {
    var run = run
    run.checkedFile = workspace.files.info(path)
    learning.run = run
    guard let trial = await trial(of: run.lesson, file: path, in: ".") else { return Output() }
    let evidence = trial.evidence, reaction = run.react(to: evidence)
    learning.run = run
    // What the shell printed says more than a number of tests or of warnings.
    let complaint = trial.complaint.map { "\n\n\($0)" } ?? ""
    if let text = text(of: reaction, run, evidence) {
      return Output(text: reaction == .solved ? text : text + complaint)
    }
    guard evidence.compilerErrors.isEmpty else {
      return Output(text: "\(run.phrases.doesNotCompile)\n\(evidence.compilerErrors)")
    }
    if let index = run.lesson.mistakes.firstIndex(where: { $0.matches(evidence) }) {
      return Output(text: pages.text(of: run.lesson.texts.mistakes[index]) + complaint)
    }
    guard let missing = run.missing(in: evidence) else {
      return Output(text: run.phrases.alreadySolved)
    }
    // A value alone does not say which actions led to it.
    let isExplained = trial.complaint != nil || run.isMissingSource(in: evidence)
    let played = isExplained ? "" : "\n" + run.phrases.played(run.lesson.trial)
    return Output(text: missing + played + complaint)
  }

  /// Loads the learner's file as it is now, if the learner has loaded it before, so that the prompt
  /// runs what was checked.
  func reloadLearnersFile(_ path: String) async {
    guard let file = loaded?.file, let typed = file.paths.first, file.paths.count == 1,
      SwiftFile.path(typed, in: file.folder, home: workspace.home) == path
    else { return }
    _ = await evaluate("reload")
  }

  /// The folder with the learner's file if a line names it without its path, as `load Counter` and
  /// `load Counter.swift` do.
  func folderOfLearnersFile(named name: String) -> String? {
    guard let run = learning.run, let path = run.filePath, let file = run.lesson.file,
      [file, String(file.dropLast(".swift".count))].contains(name)
    else { return nil }
    return ScenarioFile.folder(of: path)
  }

  /// Plays the trial of an exercise with a file, in a session of its own.
  func trial(of lesson: Lesson, file path: String, in folder: String) async -> LessonTrial? {
    guard let session = host?.makeTrial(in: folder) else { return nil }
    let load = await session.evaluate("load \"\(path)\"")
    var complaint: String?
    if !load.isError {
      for line in lesson.trial {
        let prompt = session.prompt, output = await session.evaluate(line)
        guard let entry = session.context.journal.entries.last else { continue }
        if let failed = entry.tests?.failed, failed > 0 { complaint = output.text }
        guard complaint == nil, entry.isWorthShowing(output) else { continue }
        complaint = "\(prompt)> \(line)\n\(output.text)"
      }
    }
    var run = LessonRun(lesson, .english)
    run.firstEntry = 1
    var evidence = session.context.evidence(for: run)
    evidence.compilerErrors = load.isError ? load.text : ""
    evidence.leftOut = session.context.output.leftOut.lines.joined(separator: "\n")
    evidence.isFromStart = !load.isError
    evidence.source = source(of: path, in: folder)
    return LessonTrial(evidence: evidence, complaint: complaint)
  }

  /// The text of a file, relative to a folder; empty if it cannot be read.
  func source(of path: String, in folder: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return (try? workspace.files.read(full)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// What happened when an exercise was played with a file.
struct LessonTrial {
  let evidence: LessonEvidence
  /// The tests that failed, or the first line with a warning, an error or a measured time, and its output.
  let complaint: String?
}

extension JournalEntry {
  /// Whether the output of this entry shows what is wrong with a file.
  fileprivate func isWorthShowing(_ output: Output) -> Bool {
    !diagnostics.isEmpty || measured != nil || output.text.contains("\nnote: ")
  }
}
