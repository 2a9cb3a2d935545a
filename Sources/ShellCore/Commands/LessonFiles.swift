import ActionSyntax

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
    guard let (evidence, outputs) = await trial(of: run.lesson, file: path, in: ".") else {
      return Output()
    }
    let reaction = run.react(to: evidence)
    learning.run = run
    // The failure of a test says more than the number of tests.
    let failures = evidence.tests.failed > 0 ? outputs.last.map { "\n\n\($0)" } ?? "" : ""
    if let text = text(of: reaction, run, evidence) {
      return Output(text: reaction == .solved ? text : text + failures)
    }
    guard evidence.compilerErrors.isEmpty else {
      return Output(text: "\(run.phrases.doesNotCompile)\n\(evidence.compilerErrors)")
    }
    let mistake = run.lesson.mistakes.indices.first { run.lesson.mistakes[$0].matches(evidence) }
    let missing = run.missing(in: evidence) ?? run.phrases.alreadySolved
    return Output(text: (mistake.map { run.lesson.texts.mistakes[$0] } ?? missing) + failures)
  }

  /// Plays the trial of an exercise with a file, in a session of its own.
  ///
  /// - Returns: What happened, and the output of each line.
  func trial(
    of lesson: Lesson, file path: String, in folder: String
  ) async -> (evidence: LessonEvidence, outputs: [String])? {
    guard let session = host?.makeTrial(in: folder) else { return nil }
    let load = await session.evaluate("load \"\(path)\"")
    var outputs = [load.text]
    if !load.isError {
      for line in lesson.trial { outputs.append(await session.evaluate(line).text) }
    }
    var run = LessonRun(lesson, .english)
    run.firstEntry = 1
    var evidence = session.context.evidence(for: run)
    evidence.compilerErrors = load.isError ? load.text : ""
    evidence.isFromStart = !load.isError
    evidence.source = source(of: path, in: folder)
    return (evidence, outputs)
  }

  /// The text of a file, relative to a folder; empty if it cannot be read.
  func source(of path: String, in folder: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return (try? workspace.files.read(full)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
