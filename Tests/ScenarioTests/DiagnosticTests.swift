import Testing

@testable import ComposableShell
@testable import ShellCore
@testable import SourceLoading

@Suite("Pages of diagnostics")
@MainActor
struct DiagnosticTests {
  /// Diagnostics that a scenario cannot cause: the runtime has everything, a file cannot contain NUL, the shell
  /// compiles code with reflection metadata, its own scenarios are trusted, and a crash ends the process that plays
  /// the scenario. Their pages show these as text, which the tests below compare, and a session without the diagnostic.
  private static let beyondFiles: Set<String> = Set(
    ["TCA046", "TCA101", "TCA135", "TCA162"] + crashes.map(\.code))

  /// The pages about crashes, each with a crash as its text shows it.
  private static let crashes: [(code: String, line: String, crash: Crash)] = [
    ("TCA181", ".secondItemTapped", crash(.signal(4), 24, "Fatal error: Index out of range")),
    ("TCA182", ".totalTapped", crash(.stopped, 31)),
    ("TCA183", ".quitTapped", crash(.exit, 40)),
    ("TCA184", "reset", crash(.ignoredCancellation, 18, file: "Clock.swift")),
    ("TCA185", ".fillTapped", crash(.signal(9), nil)),
  ]

  private static func crash(
    _ cause: Crash.Cause, _ line: Int?, _ message: String = "", file: String = "Cart.swift"
  ) -> Crash {
    Crash(
      cause: cause, activity: .line(1), message: message,
      place: line.map { CodeLocation(file: file, line: $0) }, restarts: 1)
  }

  @Test("The page of a crash shows its message", arguments: 0..<5)
  func crash(index: Int) throws {
    let (code, line, crash) = Self.crashes[index]
    let plan = RestorePlan([.began(number: 1, now: .zero, line: line)])
    let decision = CrashDecision(crash, plan)
    #expect(decision.code == code)
    let text = try #require(Self.texts(on: code).first)
    #expect(text.contains("> \(line)\n"))
    #expect(text.hasSuffix(decision.text))
  }

  private static func file(_ code: String) -> String {
    ScenarioFiles.root.appending(path: "Scenarios/errors/\(code).md").path
  }

  @Test("The session on a page ends in the page's diagnostic", arguments: Pages.codes)
  func transcript(code: String) async throws {
    let file = Self.file(code), session = ScenarioFiles.session(for: file)
    let scenario = try ScenarioFile.read(file, in: LocalFileSystem())
    _ = await ScenarioPlayer.play(scenario, on: session)
    #expect(session.output.lastDiagnostic == (Self.beyondFiles.contains(code) ? nil : code))
  }

  @Test(
    "Only pages of diagnostics that scenarios cannot cause show sessions as plain text",
    arguments: Pages.codes)
  func text(code: String) throws {
    let hasText = try !Self.texts(on: code).isEmpty
    #expect(hasText == Self.beyondFiles.contains(code))
  }

  @Test("The page of TCA046 shows a hook that is missing")
  func runtime() throws {
    let hook = try #require(
      RuntimeAssumption.all.first { $0.name == "swift_task_enqueueGlobal_hook" })
    let text = try #require(RuntimeWarning.warnings(of: [hook]).first).text
    #expect(try Self.texts(on: "TCA046") == ["warning: \(text)"])
  }

  @Test("The page of TCA101 shows a NUL byte from a pipe")
  func nul() async throws {
    let session = ScenarioFiles.session(for: Self.file("TCA101"))
    let answer = await session.evaluate("load \0 Todos").text
    #expect(try Self.texts(on: "TCA101") == ["$ printf 'load \\0 Todos\\n' | tca\n\(answer)"])
    #expect(session.output.lastDiagnostic == "TCA101")
  }

  @Test("The page of TCA162 shows a scenario that is not trusted")
  func untrusted() async throws {
    let files = InMemoryFileSystem([
      "/home/me/course/lesson.md": "```tca\ntca> load Counter.swift\n```\n"
    ])
    let session = Session(features: [], folder: "/home/me", files: files)
    session.workspace.permissions.trusted = { TrustedPaths() }
    let line = "replay course/lesson.md"
    let answer = await session.evaluate(line).text
    #expect(try Self.texts(on: "TCA162") == ["tca> \(line)\n\(answer)"])
    #expect(session.output.lastDiagnostic == "TCA162")
  }

  @Test("The page of TCA135 shows a type that was compiled without metadata")
  func noReflection() async throws {
    let session = ScenarioFiles.session(for: Self.file("TCA135"))
    session.workspace.loader = CodeLoader {
      try ToolchainWithoutMetadata(base: CodeLoader.compiling.makeToolchain())
    }
    _ = await session.evaluate("load Features/Menu.swift")
    let line = #".setPrices(["tea": 1])"#
    let answer = await session.evaluate(line).text
    #expect(try Self.texts(on: "TCA135") == ["Menu> \(line)\n\(answer)"])
    #expect(session.output.lastDiagnostic == "TCA135")
    #expect(
      await session.evaluate("actions").text == """
        error: Menu.Action was built without reflection metadata, so it cannot be typed
          actions
          ^
        """)
    #expect(session.output.lastDiagnostic == "TCA135")
  }

  /// Returns the contents of the blocks of a page that are neither transcripts nor Swift.
  private static func texts(on code: String) throws -> [String] {
    try String(contentsOfFile: file(code), encoding: .utf8)
      .matches(of: /```text\n((?s).*?)\n```/).map { String($0.1) }
  }
}

/// Compiles without reflection metadata.
private final class ToolchainWithoutMetadata: Toolchain {
  let base: any Toolchain

  init(base: any Toolchain) { self.base = base }

  var build: BuildFolder { base.build }
  var scratch: String { base.scratch }

  func write(_ text: String, to name: String) throws -> Bool { try base.write(text, to: name) }

  func compile(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
    var job = job
    job.options += ["-Xfrontend", "-disable-reflection-metadata"]
    return try await base.compile(job, in: folder)
  }

  func open(_ job: CompilerJob) throws -> any CodeLibrary { try base.open(job) }

  func removeScratch() { base.removeScratch() }
}
