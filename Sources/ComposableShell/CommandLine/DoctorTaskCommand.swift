import ArgumentParser
import ShellCore

/// `tca doctor PATH...`: says for which version files are written, and rewrites them.
struct DoctorTaskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show for which version of the architecture files are written, or rewrite them.",
    discussion: """
      Lists the spellings that later versions have replaced, deprecated, or removed, with their lines, and what to \
      write today. With --fix, the files are rewritten, as far as the result compiles and does the same: both editions \
      are loaded, and the same actions are sent to both. Without --write or --output, the differences are printed.
      """)

  @ArgumentParser.Argument(help: "Swift files or folders.", completion: .file())
  var paths: [String] = ["."]

  @Flag(help: "Print the report as JSON.")
  var json = false

  @Flag(help: "Print annotations that GitHub Actions shows beside the lines.")
  var annotations = false

  @Flag(help: "Rewrite the files in the spelling of today. Their code runs, as with explore.")
  var fix = false

  @Flag(help: "With --fix, let @DependencyClient make the test values of structs of closures.")
  var clients = false

  @Flag(help: "Write the rewritten files in place. Git must have no changes in them.")
  var write = false

  @Option(help: "Write the rewritten files into a folder.", completion: .directory)
  var output: String?

  @Option(help: "Write a page that shows both editions side by side.", completion: .file())
  var html: String?

  func validate() throws {
    if write || output != nil || html != nil || clients, !fix {
      throw ValidationError("--write, --output, --html, and --clients need --fix")
    }
    if write, output != nil { throw ValidationError("--write and --output exclude each other") }
    if fix, json || annotations {
      throw ValidationError("--fix prints no JSON and no annotations")
    }
  }

  @MainActor
  func run() async throws {
    let files = try SourcePaths(paths).files
    if fix { return try await rewrite(files) }
    let age = ProjectAge(files)
    let text = json ? age.json : annotations ? age.annotations : age.text
    guard !text.isEmpty else { return }
    if json || annotations {
      StandardOutput.print(ControlEscapes.escaped(text))
    } else {
      show(text)
    }
  }

  @MainActor
  private func rewrite(_ files: [(path: String, text: String)]) async throws {
    var fix = DoctorFix(files: files, clients: clients)
    if write { try await requireCleanState(of: fix.changed.map(\.path)) }
    try requireNewFiles((output == nil ? [] : fix.changed.map { destination($0.path) }) + [html])
    fix.log = await ComparisonLog.begin(SessionFactory.features)
    let progress = ProgressLine()
    fix.willCompare = { progress.show(ChosenLanguage.said("comparing the editions of \($0)")) }
    let (accepted, refused) = await PrintDiscarding.run([STDOUT_FILENO]) { await fix.outcomes() }
    progress.clear()
    for outcome in refused {
      show(([("\(outcome.path) stays as it is.")] + outcome.lines).joined(separator: "\n") + "\n")
    }
    for outcome in accepted {
      try save(outcome)
      show(outcome.lines.joined(separator: "\n"))
    }
    if let html, !accepted.isEmpty {
      try save(EditionsPage(accepted.map { ($0.path, $0.old, $0.new, $0.lines) }).html, html)
    }
    for file in files where !SwiftSource(file.text).isBalanced {
      show("\(file.path) stays as it is: its brackets do not match.")
    }
    if fix.isHeldBack {
      show(
        "Other files of the project use more that could be rewritten: name its folder to rewrite them together."
      )
    } else if accepted.isEmpty, refused.isEmpty {
      show("Nothing can be rewritten.")
    }
    show(remaining(files, accepted))
    if !refused.isEmpty { CurrentProgram.exit(1) }
  }

  /// What is still old after the rewriting.
  private func remaining(
    _ files: [(path: String, text: String)], _ accepted: [DoctorFix.Outcome]
  ) -> String {
    let texts = files.map { file in
      (path: file.path, text: accepted.first { $0.path == file.path }?.new ?? file.text)
    }
    let kept = ClientPass.kept(in: clients ? texts.map(\.text) : []).map { file, line, name in
      "\(texts[file].path):\(line): \(name) keeps its test value: it is not certain that @DependencyClient can make the same one"
    }
    return "\n" + (kept + [ProjectAge(texts).text]).joined(separator: "\n")
  }

  private func save(_ outcome: DoctorFix.Outcome) throws {
    guard write || output != nil else {
      guard html == nil else { return }
      let difference = TextDifference.text(of: outcome.path, from: outcome.old, to: outcome.new)
      return StandardOutput.printWrapped(ControlEscapes.escaped(difference + "\n"))
    }
    try save(outcome.new, destination(outcome.path))
  }

  private func destination(_ path: String) -> String {
    // What leads out of the folder is left out.
    let parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }
    return output.map { "\($0)/\(parts.joined(separator: "/"))" } ?? path
  }

  private func requireNewFiles(_ paths: [String?]) throws {
    for case let path? in paths where FileManager.default.fileExists(atPath: path) {
      throw ValidationError("`\(path)` already exists; --output and --html write new files")
    }
  }

  private func save(_ text: String, _ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("`\(path)` cannot be written")
    }
    show("wrote \(path)")
  }

  /// - Throws: `ValidationError` if a file is not committed as it is.
  private func requireCleanState(of paths: [String]) async throws {
    let path = ProcessInfo.processInfo.environment["PATH"]
    guard let program = ChildProcess.findExecutable("git", in: path) else {
      throw ValidationError("--write needs git, which is not in PATH; --output writes copies")
    }
    for file in paths {
      let place = URL(filePath: file)
      let arguments = [
        "-C", place.deletingLastPathComponent().path, "status", "--porcelain", "--ignored", "--",
        place.lastPathComponent,
      ]
      // Outside of a repository, git says so as well: its errors are not shown.
      let state = try await ChildProcess(program, arguments, includesErrors: true).run()
      guard state.status == 0, !["??", "!!"].contains(where: state.text.hasPrefix) else {
        throw ValidationError("`\(file)` is not committed to git; --output writes copies")
      }
      guard state.text.isEmpty else {
        throw ValidationError("`\(file)` has changes that are not committed; commit them first")
      }
    }
  }

  private func show(_ text: String) {
    StandardOutput.printWrapped(ControlEscapes.escaped(ChosenLanguage.translated(text)))
  }
}
