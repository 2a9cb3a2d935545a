import Testing

@testable import SourceLoading

/// The end of the time for a load. The compiler here never finishes.
@Suite("A compiler that is stopped")
struct CompilationLimitTests {
  private struct Endless: Toolchain {
    var build: BuildFolder { BuildFolder(path: "/b") }
    var scratch: String { "/s" }

    func write(_ text: String, to name: String) -> Bool { true }

    func compile(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
      try await Task.sleep(for: .seconds(3600))
      return .silence
    }

    func open(_ job: CompilerJob) throws -> any CodeLibrary { throw CancellationError() }

    func removeScratch() {}
  }

  @Test("After the time for a project, the compiler is stopped, and the load says so")
  func stopped() async {
    let text = String(repeating: "// A long file is read first.\n", count: 700)
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: text), .init(name: "B.swift", text: "struct B {}"),
    ])
    let compilation = SourceCompilation(
      toolchain: Endless(), job: CompilerJob(module: "M", sources: [], library: "/s/M.so"),
      longestTime: .zero
    ) { _ in LoaderShim() }
    let errors = await #expect(throws: CompilerErrors.self) { try await compilation.run(sources) }
    #expect(
      errors?.text
        == "error: the time for a load was over before the compiler had finished: load the file or the folder of one feature"
    )
  }

  @Test("A refusal because of the time names a feature that needs fewer files")
  func smaller() {
    let sources = SourceSet(files: [
      .init(
        name: "App.swift", text: "@Reducer struct App { struct State { var form: Form.State } }"),
      .init(name: "Form.swift", text: "@Reducer struct Form { struct State {} }"),
    ])
    let advice = "add the name of a feature to the line, such as Form, which needs 1 file"
    var refusal = LateRefusal(sources: sources, leftOut: [])
    #expect(refusal.lateness.hasSuffix(": \(advice)"))
    #expect(refusal.unfinished.hasSuffix(": \(advice)"))
    let error = CompilerMessage(
      location: .init(file: "Form.swift", line: 1, column: 1), text: "cannot find 'price' in scope")
    refusal.errors = [error]
    #expect(refusal.lateness.hasSuffix("load the file or the folder of one feature"))
  }

  @Test("A refusal of a folder because of errors names a feature that needs no file with an error")
  func alternative() {
    func advice(_ file: String, isFound: Bool = true, others: [SourceSet.File] = []) -> String? {
      let texts = [
        "App":
          "@Reducer struct App { struct State { var form: Form.State; var page: Page.State } }",
        "Form": "@Reducer struct Form { struct State { var row: Row } }",
        "Page": "@Reducer struct Page { struct State {} }", "Row": "struct Row {}",
      ]
      let sources = SourceSet(
        files: texts.keys.sorted().map {
          .init(name: "\($0).swift", text: texts[$0] ?? "", isFound: isFound)
        })
      let error = CompilerMessage(
        location: .init(file: file, line: 1, column: 1), text: "cannot find 'price' in scope")
      return LateRefusal(sources: sources, others: others, errors: [error], leftOut: [])
        .alternative
    }
    #expect(
      advice("Row.swift")
        == "another feature needs no file with an error: add its name to the line, such as Page, which needs 1 file"
    )
    #expect(advice("Page.swift")?.contains("such as Form, which needs 2 files") == true)
    // The feature may be one that was not compiled.
    let other = SourceSet.File(
      name: "Log.swift", text: "@Reducer struct Log { struct State {} }", isFound: true)
    #expect(advice("App.swift", others: [other])?.contains("such as Page, which") == true)
    let all = SourceSet(files: [
      .init(name: "App.swift", text: "@Reducer struct App { struct State {} }", isFound: true)
    ])
    let error = CompilerMessage(
      location: .init(file: "App.swift", line: 1, column: 1), text: "cannot find 'price' in scope")
    let refusal = LateRefusal(sources: all, others: [other], errors: [error], leftOut: [])
    #expect(refusal.alternative?.contains("such as Log, which needs 1 file") == true)
    // The user has named these files.
    #expect(advice("Row.swift", isFound: false) == nil)
  }
}
