import Synchronization
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

  /// A clock that is a minute later each time.
  private final class Clock: Sendable {
    private let minutes = Atomic(0)
    func time() -> Duration { .seconds(60 * minutes.add(1, ordering: .relaxed).newValue) }
  }

  @Test("After the time for a project, the compiler is stopped, and the load says so")
  func stopped() async {
    let text = String(repeating: "// A long file is read first.\n", count: 700)
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: text), .init(name: "B.swift", text: "struct B {}"),
    ])
    let clock = Clock()
    let compilation = SourceCompilation(
      toolchain: Endless(), job: CompilerJob(module: "M", sources: [], library: "/s/M.so"),
      time: { clock.time() }
    ) { _ in LoaderShim() }
    let errors = await #expect(throws: CompilerErrors.self) { try await compilation.run(sources) }
    #expect(
      errors?.text
        == "error: the time for a load was over before the compiler had finished: load the file or the folder of one feature"
    )
  }
}
