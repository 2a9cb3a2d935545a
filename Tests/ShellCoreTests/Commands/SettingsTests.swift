import Testing

@testable import ShellCore
@testable import SourceLoading

@Suite("doctor with settings")
@MainActor
struct SettingsTests {
  private func settings(_ line: String) throws -> CompilerSettings {
    try CompilerSettings(CommandInput("doctor \(line)").words)
  }

  @Test func `Settings are the arguments of the compiler`() throws {
    let isolated = ["-default-isolation", "MainActor"]
    #expect(try settings("language 6").options == ["-swift-version", "6"])
    #expect(try settings("isolation main").options == isolated)
    #expect(
      try settings("isolation main language 6").options == ["-swift-version", "6"] + isolated)
    #expect(try settings("isolation main").text == "with the main actor as default isolation")
    #expect(
      try settings("language 6 isolation main").text
        == "in the Swift 6 language mode with the main actor as default isolation")
  }

  @Test(arguments: [
    ("languag 6", "`doctor` has no setting `languag`"),
    ("language", "`language` can be `6` here, and nothing else"),
    ("language 5", "`language` can be `6` here, and nothing else"),
    ("isolation main 6", "`doctor` has no setting `6`"),
  ])
  func `Other settings are refused`(line: String, message: String) throws {
    let error = try #require(throws: InputError.self) { try settings(line) }
    #expect(error.summary == message)
  }

  private func report(_ errors: [(Int, String, [String])]) throws -> String {
    let text = "var total = 0\n\n  static let one = One()\n"
    return SettingsReport(
      settings: try settings("language 6"),
      errors: errors.map { line, text, notes in
        var error = CompilerMessage(
          location: .init(file: "A.swift", line: line, column: 3), text: text)
        error.notes = notes
        return error
      },
      sources: SourceSet(files: [.init(name: "A.swift", text: text)]), isPartial: errors.isEmpty
    ).text
  }

  @Test func `Errors are listed by line, and what to write follows them`() throws {
    let unsafe = " is not concurrency-safe because it is nonisolated global shared mutable state"
    #expect(
      try report([
        (1, "var 'total'\(unsafe)", ["note"]), (3, "static property 'one'\(unsafe)", []),
        (3, "something that no page knows", ["in expansion of macro", "consider 'let'"]),
      ]) == """
        3 errors in the Swift 6 language mode:
        A.swift:1: var 'total'\(unsafe)
          1 | var total = 0
        A.swift:3: static property 'one'\(unsafe)
          3 | static let one = One()
          what to write: `static let liveValue = ...`, or a computed property.
        A.swift:3: something that no page knows
          3 | static let one = One()
          what to write: consider 'let'
        """)
  }

  @Test(arguments: [
    (
      "circular reference",
      "`nonisolated struct`, or `some Reducer<State, Action>` in place of `some ReducerOf<Self>`."
    ),
    (
      "main actor-isolated conformance of 'A' to 'Decodable' cannot satisfy conformance requirement for a 'Sendable' type parameter ",
      "`nonisolated` before the type, or keep views and features in different types."
    ),
    (
      "main actor-isolated mystery",
      "`nonisolated` before the type or the member that is named, or `@MainActor` before what uses it"
    ),
  ])
  func `A note that only says where something is declared is not what to write`(
    message: String, advice: String
  ) throws {
    let text = try report([(1, message, ["'file(_:)' declared here", "calls are asynchronous"])])
    #expect(text.split(separator: "\n").last == "  what to write: \(advice)")
  }

  @Test func `Nothing is advised about an error that neither a page nor the compiler knows`() throws
  {
    #expect(try report([(1, "a mystery", [])]).split(separator: "\n").last == "  1 | var total = 0")
  }

  @Test func `No errors are said, and what was not checked`() throws {
    #expect(
      try report([]) == """
        no errors in the Swift 6 language mode
        what was left out of the files is not checked
        """)
  }

  @Test func `What cannot be known is refused with its reason`() async {
    let session = Session(features: [Diary.feature])
    #expect(await session.evaluate("doctor language 6").isError)
    _ = await session.evaluate("load diary")
    let builtIn = await session.evaluate("doctor language 6")
    #expect(
      builtIn.isError
        && builtIn.text.contains("Diary is built in, and only loaded files are compiled again"))
    let set = await session.evaluate("set language 6")
    #expect(
      set.isError
        && set.text.contains("`set` writes a field, and the state has none named `language`")
        && set.text.contains("`doctor language ...` shows what an app with this setting"))
  }

  @Test func `Each module is compiled with the settings`() async throws {
    let preview = "struct Preview1: ComposableArchitecture.RegisteredPreview {}"
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: "var total = 0\n\(preview)"),
      .init(name: "B.swift", text: "let b = 1"),
    ])
    func job(_ module: String, _ names: [String]) -> CompilerJob {
      CompilerJob(module: module, sources: names, library: "/\(module).so")
    }
    let result = SourceCompilation.Result(
      sources: sources, job: job("App", ["A.swift", LoaderShim.fileName]),
      beneath: [job("Core", ["B.swift"])], folder: "/sources")
    let toolchain = RecordingToolchain("A.swift:1:5: error: var 'total' is not safe")
    let errors = try await result.errors(with: ["-swift-version", "6"], by: toolchain)
    #expect(errors.map(\.text) == ["var 'total' is not safe"])
    #expect(toolchain.jobs.map(\.product) == [.module, .diagnostics, .diagnostics])
    #expect(
      toolchain.jobs.map(\.options) == [[], ["-swift-version", "6"], ["-swift-version", "6"]])
    #expect(toolchain.jobs.last?.sources == ["A.swift"])
    #expect(toolchain.written == ["settings/App/A.swift", "settings/Core/B.swift"])
    #expect(
      toolchain.texts["settings/App/A.swift"]?.contains(
        ": ComposableArchitecture.PreviewProvider {") == true)
    let failing = RecordingToolchain("<unknown>:0: error: no")
    await #expect(throws: LoadFailure.self) { try await result.errors(with: [], by: failing) }
    #expect(!result.hasStandIns)
  }
}

/// A compiler that finds errors in the module `App`.
private final class RecordingToolchain: Toolchain, @unchecked Sendable {
  let errors: String
  private(set) var jobs: [CompilerJob] = []
  private(set) var texts: [String: String] = [:]
  var written: [String] { texts.keys.sorted() }

  init(_ errors: String) { self.errors = errors }

  var build: BuildFolder { BuildFolder(path: "/build") }
  var scratch: String { "/scratch" }

  func write(_ text: String, to name: String) -> Bool {
    texts.updateValue(text, forKey: name) == nil
  }

  func compile(_ job: CompilerJob, in folder: String) async -> CompilerReport {
    jobs.append(job)
    let fails = job.module == "App" && job.product == .diagnostics
    return CompilerReport(isSuccess: !fails, text: fails ? errors : "")
  }

  func open(_ job: CompilerJob) throws -> any CodeLibrary { throw LoadFailure("not compiled") }

  func removeScratch() {}
}
