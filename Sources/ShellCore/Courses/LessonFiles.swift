/// The files of exercises in which the learner writes Swift.
@MainActor
struct LessonFiles {
  let learning: Learning
  let workspace: Workspace
  let lines: NestedLines

  /// Copies the file of an exercise into the learner's folder, unless it is there already.
  ///
  /// - Parameter isAnew: Whether to copy it again. The old file is kept with `.bak` after its name.
  /// - Returns: The path of the copy.
  func install(of lesson: Lesson, isAnew: Bool) throws -> String? {
    guard let name = lesson.file, let source = learning.source, let course = learning.course,
      let storage = source.storage
    else { return nil }
    let path = "\(source.workFolder)/\(lesson.id)/\(name)"
    let old = try? source.files.read(path)
    guard old == nil || isAnew else { return path }
    guard let bytes = bytes(of: name, lesson, in: course) else {
      throw InputError(.file, "\(course.folder(of: lesson))/\(name) cannot be read")
    }
    let folder = source.workFolder
    let isKept = old.map { storage.write($0, to: path + ".bak", beneath: folder) } ?? true
    guard isKept, storage.write(bytes, to: path, beneath: folder) else {
      throw InputError(.file, "\(path) cannot be written")
    }
    return path
  }

  /// The folder with the learner's file if a line names it without its path, as `load Counter` and
  /// `load Counter.swift` do; for an exercise at the prompt, the folder with the file that its start loads.
  func folderOfLearnersFile(named name: String) -> String? {
    if let lesson = learning.opening ?? learning.run?.lesson, lesson.file == nil {
      let file = name.hasSuffix(".swift") ? name : "\(name).swift"
      return lesson.start.contains("load \(file)") ? learning.course?.folder(of: lesson) : nil
    }
    guard let run = learning.run, let path = run.filePath, let file = run.lesson.file,
      [file, String(file.dropLast(".swift".count))].contains(name)
    else { return nil }
    return ScenarioFile.folder(of: path)
  }

  /// Plays the trial of an exercise with a file, in a session of its own.
  ///
  /// - Parameter lessonFolder: The folder, relative to the first one, with the files that our solution loads beside
  ///   its own, such as tests that the learner does not see.
  func trial(
    of lesson: Lesson, file path: String, in folder: String, lessonFolder: String
  ) async -> LessonTrial? {
    await workspace.lineFiles.playingLesson {
      await played(lesson, file: path, in: folder, lessonFolder: lessonFolder)
    }
  }

  private func played(
    _ lesson: Lesson, file path: String, in folder: String, lessonFolder: String
  ) async -> LessonTrial? {
    guard let session = lines.makeTrial(in: folder) else { return nil }
    let others = companions(of: lesson).map { " \"\(lessonFolder)/\($0)\"" }.joined()
    let load = await session.evaluate("load \"\(path)\"\(others)")
    var complaint: String?
    if !load.isError {
      for line in lesson.trial {
        // Our solution may load its file once more, with an option.
        let option = line.hasPrefix("\(lesson.solution[0]) ")
        let line =
          option ? "load \"\(path)\"\(others)\(line.dropFirst(lesson.solution[0].count))" : line
        let prompt = session.prompt, output = await session.evaluate(line)
        guard let entry = session.entries.journal.entries.last else { continue }
        if let failed = entry.findings.tests?.failed, failed > 0 { complaint = output.text }
        guard complaint == nil, entry.isWorthShowing(output) else { continue }
        complaint = "\(prompt)> \(line)\n\(output.text)"
      }
    }
    var run = LessonRun(lesson, .english)
    run.firstEntry = 1
    var evidence = session.evidence(for: run)
    evidence.compilerErrors = load.isError ? load.text : ""
    evidence.leftOut = session.leftOut.lines.joined(separator: "\n")
    evidence.isFromStart = !load.isError
    evidence.code = LessonCode(source(of: path, in: folder))
    // A control that is missing says less than the line that does not compile. Failed tests say both.
    let problems = [evidence.tests.failed > 0 ? "" : evidence.leftOut, complaint ?? ""]
      .filter { !$0.isEmpty }
    return LessonTrial(
      evidence: evidence, complaint: problems.isEmpty ? nil : problems.joined(separator: "\n\n"))
  }

  /// The files that our solution loads beside its own.
  private func companions(of lesson: Lesson) -> ArraySlice<String> {
    FileArgument(CommandInput(lesson.solution[0]))?.paths.dropFirst() ?? []
  }

  /// The text of our solution of an exercise with a file; `nil` if it cannot be read.
  func solution(of lesson: Lesson, in course: Course) -> String? {
    guard let line = lesson.solution.first, let path = FileArgument(CommandInput(line))?.path,
      let bytes = bytes(of: path, lesson, in: course)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingWhitespace
  }

  /// The contents of a file of a lesson, which is in the folder of the course. What a lesson names outside of it is not shown.
  private func bytes(of path: String, _ lesson: Lesson, in course: Course) -> [UInt8]? {
    guard let source = learning.source else { return nil }
    return try? FolderFileSystem(source.folder, of: source.files)
      .read("\(course.folder(of: lesson))/\(path)")
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
  /// What was left out because it does not compile, and the tests that failed, or the first line with a warning, an
  /// error, a failed expectation, a finding, or a measured time, and its output.
  let complaint: String?
}

extension JournalEntry {
  /// Whether the output of this entry shows what is wrong with a file.
  fileprivate func isWorthShowing(_ output: Output) -> Bool {
    !diagnostics.isEmpty || findings.answer.map { $0 != .found([]) } ?? false
      || findings.wasExpected == false
      || output.text.contains("\nnote: ")
  }
}
