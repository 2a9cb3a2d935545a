/// The exercises in which the learner writes Swift.
extension CoursePlayer {
  /// Compiles the learner's file, plays the exercise with it, and says what is missing.
  func checkFile(_ run: LessonRun, at path: String) async -> Output {
    var run = run
    run.checkedFile = workspace.files.info(path)
    learning.run = run
    guard let course = learning.course,
      let trial = await files.trial(
        of: run.lesson, file: path, in: ".", lessonFolder: course.folder(of: run.lesson))
    else {
      return Output()
    }
    let evidence = trial.evidence, reaction = run.react(to: evidence)
    learning.run = run
    // What the shell printed says more than a number of tests or of warnings.
    let complaint = trial.complaint.map { "\n\n\($0)" } ?? ""
    let errors =
      evidence.compilerErrors.isEmpty
      ? "" : "\(run.phrases.doesNotCompile)\n\(evidence.compilerErrors)"
    if let text = text(of: reaction, run, evidence) {
      guard reaction != .solved else { return Output(text: text) }
      // A reaction to the compiler's error says what the error means. Any other may be about something else.
      let isExplained = errors.isEmpty || run.explainsCompiler(reaction)
      return Output(text: (isExplained ? "" : errors + "\n\n") + text + complaint)
    }
    guard !evidence.code.declaresNothing else { return Output(text: run.phrases.emptyFile) }
    guard errors.isEmpty else { return Output(text: errors) }
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

  /// Loads the learner's file as it is now, so that the prompt runs what was checked: if the learner has loaded it before, or if
  /// the exercise began with a file that did not compile and it is solved.
  func reloadLearnersFile(_ path: String) async {
    if isLoaded(path) {
      _ = await lines.evaluate("reload")
    } else if let run = learning.run, run.isSolved, run.couldNotLoad, let name = run.lesson.file {
      learning.run?.couldNotLoad = false
      _ = await lines.evaluate("load \(name)")
    }
  }

  /// The learner's file, unless the prompt runs it; `nil` if the exercise has no file.
  var unloadedFile: String? {
    guard let path = learning.run?.filePath, !isLoaded(path) else { return nil }
    return path
  }

  private func isLoaded(_ path: String) -> Bool {
    guard let file = collector.features.running?.file, file.paths.count == 1,
      let typed = file.paths.first
    else { return false }
    return SwiftFile.path(typed, in: file.folder, home: workspace.home) == path
  }
}
