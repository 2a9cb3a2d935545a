import Testing

@testable import ShellCore
@testable import SourceLoading

@Suite("Loading a file")
@MainActor
struct FileLoadingTests {
  @Test("A compiler that did not build the shell is an error without a hint about the file")
  func foreignCompiler() async throws {
    let toolchain = FailingToolchain(
      text: "A.swift:1:8: error: module compiled with Swift 6.0 cannot be imported")
    let error = await #expect(throws: InputError.self) { try await load(toolchain) }
    #expect(error?.summary == "the compiler in PATH is not the one that built this shell")
    #expect(error?.hint == nil)
  }

  @Test("A compiler that fails without a message about the sources is not asked for ever")
  func crash() async throws {
    let toolchain = FailingToolchain(text: "tca_reducer:1:1: warning: x\nStack dump:")
    await #expect(throws: CompilerErrors.self) { try await load(toolchain) }
  }

  private func load(_ toolchain: FailingToolchain) async throws -> FileContents {
    let text = "import ComposableArchitecture\n@Reducer struct A { struct State {} }"
    let files = InMemoryFileSystem(["/A.swift": text])
    let argument = try #require(FileArgument(CommandInput("load /A.swift")))
    let sources = try FeatureSources(argument, in: nil, home: nil, files: files)
    return try await FileLoading(
      file: sources, argument: argument, module: "A_1", toolchain: toolchain
    ).contents()
  }
}

private struct FailingToolchain: Toolchain {
  let text: String

  var build: BuildFolder { BuildFolder(path: "/build") }
  var scratch: String { "/scratch" }

  func write(_ text: String, to name: String) -> Bool { true }

  func compile(_ job: CompilerJob, in folder: String) async -> CompilerReport {
    CompilerReport(isSuccess: false, text: text)
  }

  func open(_ job: CompilerJob) throws -> any CodeLibrary { throw LoadFailure("not compiled") }

  func removeScratch() {}
}
