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
}
