import Testing

@testable import ComposableShell
@testable import ShellCore

/// The files of `Examples/Now`, each with a session that drives it.
@Suite("The sessions of the example files", .serialized)
@MainActor
struct ExampleSessionsTests {
  private nonisolated static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Now").path
  private nonisolated static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  private nonisolated static let sessions = files.filter { $0.hasSuffix(".md") }

  @Test("A file loads, and its session has the expected output", arguments: sessions)
  func plays(name: String) async throws {
    let scenario = try ScenarioFile.read("\(Self.folder)/\(name)", in: LocalFileSystem())
    let session = Session(features: [], folder: Self.folder, files: LocalFileSystem())
    session.workspace.loader = .compiling
    let report = await ScenarioPlayer.play(scenario, on: session)
    #expect(report.failureText.isEmpty, Comment(rawValue: "\n" + report.failureText))
  }

  @Test("Every file has a session")
  func complete() {
    let names = Self.sessions.map { $0.dropLast(3) }
    #expect(names.count > 12)
    #expect(Self.files.filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6) } == names)
  }
}
