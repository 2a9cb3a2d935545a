import Synchronization
import Testing

@testable import ShellCore
@testable import SourceLoading

@Suite("Caching compiled files")
@MainActor
struct FeatureCacheTests {
  private let files = FeatureCache()
  private let compiler = FakeCompiler()

  /// Returns the feature of a file with a text.
  private func load(
    _ text: String = "one", line: String = "load A.swift", isAnew: Bool = false,
    isCurrent: Bool = true
  ) async throws -> Feature {
    let compiler = compiler
    return try await files.contents(
      FeatureCache.Key(
        folder: "", sources: SourceSet(files: [SourceSet.File(name: "A.swift", text: text)]),
        line: line), isAnew: isAnew,
      isCurrent: { isCurrent }
    ) { FileContents(feature: try await compiler.compile()) }.feature
  }

  @Test("An unchanged file is compiled once")
  func unchanged() async throws {
    _ = try await load()
    #expect(try await load().name == "Diary")
    #expect(compiler.runs == 1)
  }

  @Test("Another text, another line and a reload compile again")
  func changed() async throws {
    _ = try await load()
    _ = try await load("two")
    _ = try await load(line: "load A.swift B")
    _ = try await load(isAnew: true)
    #expect(compiler.runs == 4)
  }

  @Test("A file that changes during compilation is compiled again")
  func changedMeanwhile() async throws {
    _ = try await load(isCurrent: false)
    _ = try await load()
    #expect(compiler.runs == 2)
  }

  @Test(
    "All versions of the same files have one module number, and other files with their name another"
  )
  func moduleNumbers() {
    func number(_ paths: [String], in folder: String) -> Int {
      files.moduleNumber(of: paths, in: folder, named: "A")
    }
    let first = number(["A.swift"], in: "/a")
    #expect(number(["A.swift"], in: "/b") != first)
    #expect(number(["A.swift", "B.swift"], in: "/a") != first)
    #expect(number(["A.swift"], in: "/a") == first)
    #expect(files.moduleNumber(of: ["C.swift"], in: "/a", named: "C") == first)
  }

  @Test("A failed compilation is repeated")
  func failed() async throws {
    compiler.fails(true)
    await #expect(throws: LoadFailure.self) { try await load() }
    compiler.fails(false)
    _ = try await load()
    #expect(compiler.runs == 2)
  }

  @Test("Concurrent loads wait for one compilation at a time")
  func together() async throws {
    async let first = load()
    async let second = load()
    async let other = load("two")
    _ = try await (first, second, other)
    #expect(compiler.runs == 2)
    #expect(compiler.mostAtOnce == 1)
  }
}

/// A compiler that counts its calls.
private final class FakeCompiler: Sendable {
  private struct Counts {
    var runs = 0
    var running = 0
    var mostAtOnce = 0
    var fails = false
  }
  private let counts = Mutex(Counts())

  var runs: Int { counts.withLock(\.runs) }
  var mostAtOnce: Int { counts.withLock(\.mostAtOnce) }

  func fails(_ fails: Bool) { counts.withLock { $0.fails = fails } }

  func compile() async throws -> Feature {
    counts.withLock {
      $0.runs += 1
      $0.running += 1
      $0.mostAtOnce = max($0.mostAtOnce, $0.running)
    }
    for _ in 0..<10 { await Task.yield() }
    let fails = counts.withLock {
      $0.running -= 1
      return $0.fails
    }
    if fails { throw LoadFailure("no") }
    return Diary.feature
  }
}
