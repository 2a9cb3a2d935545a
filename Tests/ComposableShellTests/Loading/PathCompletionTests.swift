import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Completing the path of a Swift file")
@MainActor
struct PathCompletionTests {
  @Test(
    "A path with a space is quoted, and only complete ones are closed",
    arguments: [
      ("load ", ["load Plain.swift", "load \"my files/"]), ("load P", ["load Plain.swift"]),
      ("load my", ["load \"my files/"]), ("load \"my", ["load \"my files/"]),
      ("load \"my files/", ["load \"my files/One.swift\""]),
      ("load \"P", ["load \"Plain.swift\""]),
    ])
  func quoted(text: String, lines: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-paths-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "my files"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Plain.swift", "notes.txt", "my files/One.swift"] {
      try Data().write(to: folder.appending(path: name))
    }
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    let completion = session.completer.complete(text)
    #expect(
      completion.candidates.map { String(text.prefix(completion.start)) + $0.text } == lines)
  }
}
