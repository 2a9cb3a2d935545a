import Foundation
import Synchronization
import Testing

@testable import ComposableShell
@testable import SourceLoading

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

  /// A toolchain that reports that expressions exceed the bound.
  private final class ImpatientToolchain: Toolchain {
    let build = BuildFolder.ofThisProgram
    let scratch = FileManager.default.temporaryDirectory.path
    let text: String
    let jobs = Mutex<[CompilerJob]>([])

    init(_ text: String) { self.text = text }

    func compile(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
      jobs.withLock { $0.append(job) }
      if job.sources == [ModifierProbe.fileName] {
        let errors = (1...6).map {
          "\(ModifierProbe.fileName):2:\($0): error: value of type 'T' has no member 'glow'"
        }
        return CompilerReport(isSuccess: false, text: errors.joined(separator: "\n"))
      }
      let effort = "A.swift:1:41: error: the compiler is unable to type-check this expression\n"
      return CompilerReport(isSuccess: !job.isBounded, text: job.isBounded ? effort + text : "")
    }
    func write(_ text: String, to name: String) throws -> Bool { true }
    func open(_ job: CompilerJob) throws -> any CodeLibrary { throw LoadFailure("") }
    func removeScratch() {}
  }

  private func bounds(_ text: String, errors: String) async -> [Bool] {
    let toolchain = ImpatientToolchain(errors)
    let job = CompilerJob(module: "App_1", sources: [], library: "/tmp/a.so")
    let compilation = SourceCompilation(toolchain: toolchain, job: job) { _ in LoaderShim() }
    let sources = SourceSet(files: [SourceSet.File(name: "A.swift", text: text)])
    _ = try? await compilation.run(sources)
    return toolchain.jobs.withLock { $0.map(\.isBounded) }
  }

  @Test("An expression that exceeds the bound is compiled without it, unless there is a mistake")
  func bound() async {
    #expect(await bounds("let x = 1\n", errors: "") == [true, false])
    let unknown = "A.swift:1:9: error: cannot find 'x' in scope"
    #expect(await bounds("let y = x\n", errors: unknown) == [true])
    let label = "A.swift:1:9: error: incorrect argument label in call (have 'a:', expected 'b:')"
    #expect(await bounds("let y = x(a: 1)\n", errors: label) == [true])
    // What the compiler cannot infer may be a consequence of the expression.
    let consequence = "A.swift:1:9: error: cannot infer type of closure parameter '$0'"
    #expect(await bounds("let y = { $0 }\n", errors: consequence) == [true, false])
  }

  @Test("The modifiers of a view that exceeds the bound are looked up before it is given up")
  func modifiers() async {
    let view = "struct A: View { var body: some View { VStack { Text(\"\").glow(1) } } }\n"
    #expect(await bounds(view, errors: "") == [true, false, true, false])
  }

  @Test("An unknown name in a long view is found within the bound, which takes seconds")
  func longView() async throws {
    defer { toolchain.removeScratch() }
    let sum = (1...12).map { "store * \($0) + 0.\($0)" }.joined(separator: " - ")
    let text = """
      struct Page: View {
        let store = 1
        var body: some View {
          Map(center: .init(get: { .init(x: \(sum)) }), rows: [store]) { row in
            VStack { Text("a").padding(4 + 2 * 1).onTapGesture { .init(row: \(sum)) } }
          }
          Text("b")
        }
      }
      """
    let job = CompilerJob(
      module: "App_1", sources: [], library: "\(toolchain.scratch)/App_1_1.so")
    let result = try await SourceCompilation(toolchain: toolchain, job: job) { _ in LoaderShim() }
      .run(SourceSet(files: [SourceSet.File(name: "Page.swift", text: text)]))
    #expect(
      result.leftOut.map(\.line) == [
        "left out: Map in Page (Page.swift:4: cannot find 'Map' in scope)"
      ])
    #expect(result.job.isBounded)
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
