import ShellCore

/// The progress file and the files that the learner edits, on disk.
struct LearnerFiles: LessonStorage {
  /// The path of the progress file; `nil` without a home folder.
  let path: String?

  /// The storage of the user.
  ///
  /// - Parameter course: The name of a course in a folder of its own, which has its own file.
  init(environment: [String: String], course: String? = nil) {
    path = UserFolder.state.path(
      of: "lessons" + (course.map { "-\($0)" } ?? ""), environment: environment)
  }

  func loadProgress() -> String? {
    path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  func saveProgress(_ text: String) -> Bool {
    guard let path else { return false }
    let files = LocalFileSystem(), bytes = Array(text.utf8)
    if files.replace(path, with: bytes, beneath: ScenarioFile.folder(of: path)) { return true }
    // A process that the kernel restricts may write this file, and create none beside it.
    guard let version = files.info(path)?.version else { return false }
    return (try? files.replaceEnd(of: path, from: 0, with: bytes, expecting: version)) != nil
  }

  func write(_ bytes: [UInt8], to path: String, beneath folder: String) -> Bool {
    LocalFileSystem().replace(path, with: bytes, beneath: folder)
  }
}

/// Finds the course that `tca learn` opens.
enum CourseFolder {
  /// The course that was installed with this program, or that is in its sources; `nil` if there is none.
  static var builtIn: String? { library.map { "\($0)/Scenarios/Lessons" } }

  /// The folder that contains the scenarios of this program; `nil` if there are none.
  static let library: String? = {
    let program = URL(filePath: BuildFolder.ofThisProgram.path)
    let installed = program.appending(path: "../../share/composable-shell").standardized.path
    if FileManager.default.fileExists(atPath: "\(installed)/Scenarios") { return installed }
    return Checkout.above(program.path)
  }()

  /// The source of a course.
  ///
  /// - Parameter folder: The folder of the course; `nil` for the program's own.
  static func source(_ folder: String? = nil) -> CourseSource? {
    let environment = ProcessInfo.processInfo.environment
    guard let path = folder ?? builtIn else { return nil }
    let name = folder.map { URL(fileURLWithPath: $0).lastPathComponent }
    return CourseSource(
      files: LocalFileSystem(), folder: path,
      language: ChosenLanguage.ofArguments ?? Language(environment: environment),
      storage: LearnerFiles(environment: environment, course: name),
      workFolder: FileManager.default.currentDirectoryPath + "/tca-exercises")
  }
}
