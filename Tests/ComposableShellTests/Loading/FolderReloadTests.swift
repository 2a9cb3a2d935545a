import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Reloading a folder")
@MainActor
struct FolderReloadTests {
  @Test("`reload` compiles the changed files of a folder")
  func reload() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-folder-\(UUID())")
    try FileManager.default.copyItem(
      atPath: ProjectsTests.projects + "/Journal", toPath: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = Session(features: [], folder: nil, files: LocalFileSystem())
    session.workspace.loader = .compiling
    _ = await session.evaluate("load \(folder.path)")
    _ = await session.evaluate(".addTapped")
    let file = folder.appending(path: "Journal.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: "count + 1", with: "count + 5")
      .write(to: file, atomically: true, encoding: .utf8)
    _ = await session.evaluate("reload")
    #expect(await session.evaluate("state entries").text.contains("id: 5"))
  }

  @Test("A source line that has moved is not a difference, and a value that looks like one is")
  func movedLine() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Moved\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    func write(_ comment: String, _ text: String) throws {
      try """
      import ComposableArchitecture
      \(comment)@Reducer struct Moved {
        @ObservableState struct State: Equatable { var text = "" }
        enum Action { case load, loaded(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .load: return .run { await $0(.loaded("\(text)")) }
            case .loaded(let text): state.text = text; return .none
            }
          }
        }
      }
      """.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("", "A.swift:1")
    let session = Session(features: [], folder: nil, files: LocalFileSystem())
    session.workspace.loader = .compiling
    _ = await session.evaluate("load \(file.path)")
    #expect(await session.evaluate(".load").text.contains(".swift:8, from action 1) sent:"))
    try write("// A comment\n", "A.swift:1")
    #expect(await session.evaluate("reload").text.hasPrefix("replayed 1 line with the same output"))
    try write("// A comment\n", "A.swift:2")
    let text = await session.evaluate("reload").text
    #expect(text.hasPrefix("replayed 1 line; 1 produced different output"))
  }

  @Test("`reload` leaves out an `undo` if the file has no such action now")
  func undoneLine() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Jump\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    func write(_ name: String) throws {
      try """
      import ComposableArchitecture
      @Reducer struct Jump {
        @ObservableState struct State: Equatable { var count = 0 }
        enum Action { case up, \(name)(by: Int) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: state.count += 1
            case .\(name)(let number): state.count += number
            }
            return .none
          }
        }
      }
      """.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("jump")
    let session = Session(features: [], folder: nil, files: LocalFileSystem())
    session.workspace.loader = .compiling
    for line in ["load \(file.path)", ".up", ".jump(by: 5)", "undo"] {
      _ = await session.evaluate(line)
    }
    try write("leap")
    let text = await session.evaluate("reload").text
    #expect(text.contains("undo  was left out: the line that it took back is not valid now\n"))
    #expect(text.hasSuffix("Jump.State(\n  _count: 1\n)"))
  }
}
