import Testing

@testable import ComposableShell
@testable import ShellCore
@testable import SourceLoading

@Suite("Results of the compiler that outlive a session")
struct CompilationCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tca-cache-\(UUID())")
  private var tool: String { folder.appending(path: "tool").path }
  private var output: String { folder.appending(path: "library.so").path }
  private var cachePath: String { folder.appending(path: "compiled").path }

  private func cache() throws -> CompilationCache {
    try #require(CompilationCache(folder: cachePath, tools: [tool]))
  }

  private func run(_ text: String) -> CompilationCache.Run {
    CompilationCache.Run(description: text, outputs: [output])
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private let success = CompilerReport(isSuccess: true, text: "fine")

  @Test("The same sources have the same result, and others have none")
  func restores() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("tool", to: tool)
    try write("library", to: output)
    try cache().keep(success, of: run("sources"))
    try write("another one", to: output)
    #expect(try cache().restore(run("sources")) == success)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "library")
    #expect(try cache().restore(run("sources ")) == nil)
  }

  @Test("Another program or compiler has results of its own")
  func tools() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("tool", to: tool)
    try write("library", to: output)
    try cache().keep(success, of: run("sources"))
    try write("newer tool", to: tool)
    #expect(try cache().restore(run("sources")) == nil)
  }

  @Test("An entry that was cut off anywhere does not count")
  func truncation() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("tool", to: tool)
    try write("library", to: output)
    try cache().keep(success, of: run("sources"))
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: cachePath).first)
    let whole = try #require(FileManager.default.contents(atPath: "\(cachePath)/\(name)"))
    for count in 0..<whole.count {
      let file = try #require(FileHandle(forWritingAtPath: "\(cachePath)/\(name)"))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: whole.prefix(count))
      try file.close()
      #expect(try cache().restore(run("sources")) == nil, "\(count) bytes")
    }
  }

  @Test("An error in the sources is kept, and a failure of the machine is not")
  func failures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("tool", to: tool)
    let error = CompilerReport(isSuccess: false, text: "A.swift:1:1: error: cannot find 'a'")
    try cache().keep(error, of: run("error"))
    #expect(try cache().restore(run("error")) == error)
    for text in [
      "<unknown>:0: error: unable to write", "", "Stack dump:\nA.swift:1:1: error: a",
      "A.swift:1:8: error: no such module 'B'", "swiftc: error while loading shared libraries: a",
    ] {
      try cache().keep(CompilerReport(isSuccess: false, text: text), of: run(text))
      #expect(try cache().restore(run(text)) == nil, "\(text)")
    }
  }

  @Test("A session uses what an earlier one has compiled")
  @MainActor
  func sessions() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(WrittenFile.feature, to: folder.appending(path: "X.swift").path)
    let path = cachePath
    func load() async -> String {
      let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
      session.workspace.loader = CodeLoader {
        try SwiftToolchain(
          build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"],
          cacheFolder: path)
      }
      _ = await session.evaluate("load X.swift")
      return await session.evaluate(".tapped").text
    }
    let first = await load()
    let entries = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(entries.count == 1)
    #expect(await load() == first)
    #expect(first.contains("tapped"), "\(first)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == entries)
  }
}
