import ShellCore
import ArgumentParser

/// `tca learn [EXERCISE|FOLDER]`: opens the course.
struct LearnProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Open the course at the next exercise.",
    discussion: """
      The exercises are checked as you type, and your progress is kept. `tca learn 2.4` opens an exercise. A folder \
      opens a course of your own; docs/LessonFormat.md describes its format.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "An exercise, such as 2.4, or the folder of another course.", valueName: "exercise-or-folder")
  )
  var folder: String?

  @Option(help: "The exercise to open: a number or the name of its folder.")
  var exercise: String?

  @Flag(help: "List the exercises and your progress, one line each, separated by tabs.")
  var list = false

  @Flag(help: "Print the progress on this machine as a table.")
  var report = false

  @MainActor
  func run() async throws {
    let (folder, exercise) = places
    guard let source = CourseFolder.source(folder) else {
      throw ValidationError("this program has no course; pass the folder of one")
    }
    if list || report { return try printProgress(source) }
    let session = SessionFactory.makeSession()
    session.learning.source = source
    session.display.language = source.language
    session.room.host = LocalRoomHost()
    let firstLines = ["learn" + (exercise.map { " \($0)" } ?? "")]
    if TerminalPrompt.isPossible { session.clock.mode = .live }
    // The course keeps the learner's progress, so its sessions are not resumed.
    let journal = RestrictedSession.journal(of: session, isOnDisk: false)
    let notes = await journal?.begin() ?? []
    let status =
      if let terminal = TerminalPrompt(session) {
        await terminal.run(firstLines, notes: notes)
      } else {
        await PlainPrompt(session).run(firstLines, notes: notes)
      }
    await session.room.finish()
    CurrentProgram.exit(status)
  }

  /// The course and the exercise to open. A name that is not a folder is that of an exercise.
  private var places: (folder: String?, exercise: String?) {
    guard let folder, exercise == nil, !folder.contains("/"),
      !FileManager.default.fileExists(atPath: folder)
    else { return (folder, exercise) }
    return (nil, folder)
  }

  private func printProgress(_ source: CourseSource) throws {
    do {
      let course = try CourseReader(
        files: LocalFileSystem(), folder: source.folder, language: source.language
      ).course()
      let progress = source.storage?.loadProgress()
      StandardOutput.print(
        list
          ? course.list(progress: progress)
          : course.report(progress: progress, user: NSUserName(), in: source.language))
    } catch let problems as LessonProblems {
      StandardOutput.print(problems.text)
      CurrentProgram.exit(1)
    }
  }
}

/// `tca lesson check FOLDER`: proves that the lessons of a course can be solved.
struct LessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Check the lessons of a course.",
    subcommands: [LessonCheckCommand.self])
}

struct LessonCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Play the solutions, starting points, and mistakes of a course.",
    discussion: """
      Every solution must reach its goal, no starting point may reach it, and the attempt of every mistake must lead to \
      its reaction. With `--lang ko`, it also lists which translations are missing or out of date. With `--thorough`, it \
      also tries wrong programs and other right ones: the solution without each of its lines, with each statement of its \
      reducers changed, and with reducers that do nothing; through controls and through actions; and after each mistake. \
      The exit status is 1 if a lesson has a problem.
      """)

  @ArgumentParser.Argument(help: "The folder of a course.")
  var folder: String

  @Option(help: "Check only the lesson in this folder.")
  var only: String?

  @Flag(help: "Also try wrong programs, and count those that are accepted.")
  var thorough = false

  @MainActor
  func run() async throws {
    let recovery = await ScenarioRecovery.begin(SessionFactory.features)
    do {
      // `--lang` also lists which translations are missing or out of date.
      let language = ChosenLanguage.ofArguments ?? .english
      let course = try CourseReader(files: LocalFileSystem(), folder: folder, language: language)
        .course()
      var problems = course.staleTranslations
      let lessons = course.lessons.filter { only == nil || $0.id == only }
      var (total, rows) = (LessonTally(), [String]())
      for lesson in lessons {
        let folder = course.folder(of: lesson)
        let session = SessionFactory.makeSession(in: folder)
        session.recoveryLog = recovery?.log
        // Its code runs, because the course was opened. Its lines create files only in its folder.
        session.workspace.permissions = ScenarioPermissions()
        session.workspace.permissions.playsScenario = true
        let known = recovery?.log.crashCount ?? 0
        problems += await LessonChecker(session).problems(in: lesson, of: course)
        for crash in recovery?.log.crashes.dropFirst(known) ?? [] {
          problems.append("\(folder)/lesson.md: \(crash.split(separator: "\n").first ?? "")")
        }
        guard thorough else { continue }
        let tally = await LessonProof(session, lesson, of: course).tally()
        let summary = ChosenLanguage.said(tally.summary)
        rows.append("\(course.number(of: lesson)) \(lesson.id): \(summary)")
        problems += tally.problems.map { "\(folder)/lesson.md: error: \($0)" }
        total = total + tally
      }
      for problem in problems { StandardOutput.print(TranslatedReport.shown(problem)) }
      // After a crash, the lessons are played again, so nothing is printed before the end.
      if thorough { rows.append(ChosenLanguage.said("\(lessons.count) lessons: \(total.summary)")) }
      for row in rows { StandardOutput.print(row) }
      if problems.isEmpty {
        StandardOutput.print(ChosenLanguage.said("\(lessons.count) lessons passed"))
      }
      CurrentProgram.exit(problems.isEmpty ? 0 : 1)
    } catch let problems as LessonProblems {
      StandardOutput.print(problems.text)
      CurrentProgram.exit(1)
    }
  }
}

extension LearnProgramCommand: ReadsStrangersFiles {
  var scenarios: [String] { [] }
  /// The program's own course is trusted.
  var isUnrestricted: Bool { places.folder.map(TrustedPaths.ofUserContain) ?? true }
  var programs: HelperPrograms { [.compiler, .attempts, .typing] }
  var writablePaths: [String] { [places.folder].compactMap { $0 } }
  var ownFiles: [String] {
    let storage = CourseFolder.source(places.folder)?.storage as? LearnerFiles
    return [storage?.path].compactMap(\.self)
  }
  /// The folder for the files of exercises, if the course has any.
  var newFolders: [String] {
    guard let source = CourseFolder.source(places.folder),
      let course = try? CourseReader(
        files: source.files, folder: source.folder, language: source.language
      ).course(), course.lessons.contains(where: { $0.file != nil })
    else { return [] }
    return [source.workFolder]
  }
}

extension LessonCheckCommand: ReadsStrangersFiles {
  var scenarios: [String] { [] }
  var isUnrestricted: Bool { TrustedPaths.ofUserContain(folder) }
  var programs: HelperPrograms { .compiler }
  var writablePaths: [String] { [folder] }
}
