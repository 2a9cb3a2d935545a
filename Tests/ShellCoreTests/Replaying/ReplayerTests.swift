@testable import ComposableShell
import Testing

@testable import ShellCore

@Suite("Errors in a replayed scenario")
@MainActor
struct ReplayerTests {
  private let folder = TemporaryFolder()

  /// The problem of a line that replays a transcript.
  private func problem(_ transcript: String) async throws -> String? {
    try Data("```tca\n\(transcript)\n```\n".utf8)
      .write(to: URL(filePath: folder.path("inner.md")))
    return await fixtureSession(folder: folder.path).evaluate("replay inner.md").problem
  }

  @Test("An error that the scenario does not contain is one of the line that replays it")
  func unexpected() async throws {
    #expect(
      try await problem("> load shop\n...\n> .nothing\n...\n> .nowhere\n...")
        == "error: Shop.Action has no case `nothing`")
    #expect(try await problem("> load shop\n> .pay(1)") == nil)
  }

  @Test("An error that the scenario contains is not")
  func recorded() async throws {
    let transcript = "> nothing\nerror: unknown command `nothing`; [..]\n> load shop\n..."
    #expect(try await problem(transcript) == nil)
  }
}
