import Foundation
import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Compiling sources")
struct SourceCompilationTests {
  private let toolchain: SwiftToolchain

  init() throws {
    toolchain = try SwiftToolchain(
      build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"])
  }

  @Test("Of many files, only the one that has changed is compiled again")
  func incremental() async throws {
    defer { toolchain.removeScratch() }
    let first = try await compile(counter: "1", number: 1)
    let before = try objects()
    let second = try await compile(counter: "2", number: 2)
    let after = try objects()
    #expect(first.job.product == .incrementalLibrary(processes: first.processes))
    #expect(before.keys.sorted() == ["App_1-Counter.swift.o", "App_1-Long.swift.o"])
    #expect(before["App_1-Long.swift.o"] == after["App_1-Long.swift.o"])
    #expect(before["App_1-Counter.swift.o"] != after["App_1-Counter.swift.o"])
    #expect(try contents(first) != contents(second))
  }

  @Test("The errors of many files come in the order of the files")
  func errors() async throws {
    defer { toolchain.removeScratch() }
    let error = await #expect(throws: CompilerErrors.self) {
      try await compile(counter: "x", long: "let y = z", number: 1)
    }
    let errors = CompilerMessage.errors(in: error?.full ?? "").map(\.text)
    #expect(errors == ["cannot find 'x' in scope", "cannot find 'z' in scope"])
  }

  @Test("Errors that are found only when code is generated are reported, too")
  func lateErrors() async throws {
    defer { toolchain.removeScratch() }
    let error = await #expect(throws: CompilerErrors.self) {
      try await compile(counter: "1", long: "func f() -> Int {}", number: 1)
    }
    #expect(error?.text.contains("missing return") == true)
  }

  @Test("A shim that does not compile is left out, and its errors are not shown")
  func shim() async throws {
    defer { toolchain.removeScratch() }
    let shim = LoaderShim(functions: [
      .reducer("App_1.Counter"), .view("App_1.Missing", label: "store"),
    ])
    let result = try await compile(counter: "1", number: 1, shim: shim)
    #expect(result.shim.functions == [.reducer("App_1.Counter")])
    #expect(result.impossible == ["tca_view_7Missing"])
    let error = await #expect(throws: CompilerErrors.self) {
      try await compile(counter: "x", number: 2, shim: shim)
    }
    #expect(error?.full.contains("Missing") == false)
  }

  private func compile(
    counter value: String, long text: String = "", number: Int, shim: LoaderShim = LoaderShim()
  ) async throws -> SourceCompilation.Result {
    let comments = String(repeating: "// A long file is compiled in parts.\n", count: 500)
    let job = CompilerJob(
      module: "App_1", sources: [], library: "\(toolchain.scratch)/App_1_\(number).so")
    return try await SourceCompilation(toolchain: toolchain, job: job) { _ in shim }.run(
      SourceSet(files: [
        SourceSet.File(
          name: "Counter.swift", text: "struct Counter { var value = \(value) }\n"),
        SourceSet.File(name: "Long.swift", text: comments + text),
      ]))
  }

  /// The times at which the object files were written.
  private func objects() throws -> [String: Date] {
    let names = try FileManager.default.contentsOfDirectory(atPath: toolchain.scratch)
    let files = try names.filter { $0.hasSuffix(".o") }.map { name in
      let path = "\(toolchain.scratch)/\(name)"
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (name, try #require(date))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  private func contents(_ result: SourceCompilation.Result) throws -> Data {
    try Data(contentsOf: URL(filePath: result.job.library))
  }
}

extension SourceCompilation.Result {
  fileprivate var processes: Int { min(2, ProcessInfo.processInfo.activeProcessorCount) }
}
