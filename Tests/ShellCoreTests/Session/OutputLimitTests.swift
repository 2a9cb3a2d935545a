@testable import ComposableShell
import Testing

@testable import ShellCore

@Suite("The limit of a session's output")
@MainActor
struct OutputLimitTests {
  private static let note = """
    the session has more than 0 MB of output; that of the oldest lines was discarded, and \
    exported scenarios have `...` in its place
    """
  private let folder = TemporaryFolder()

  private func makeSession() -> Session {
    Session(features: Fixtures.features, folder: folder.path, files: LocalFileSystem())
  }

  @Test("One note says that output was discarded, and an exported scenario passes without it")
  func discarded() async throws {
    let session = makeSession()
    let texts = await EntryArchive.$mostBytes.withValue(2_000) {
      var texts = [await session.evaluate("load endless").text]
      for _ in 1...60 { texts.append(await session.evaluate(".step").text) }
      return texts
    }
    #expect(texts.count { $0.contains(Self.note) } == 1)
    let entries = session.parts.entries.journal.entries
    #expect(entries.contains { $0.output.isDropped })
    #expect(await session.evaluate("export scenario long.md").text.hasPrefix("wrote"))
    let scenario = try ScenarioFile.read(folder.path("long.md"), in: LocalFileSystem())
    let report = await ScenarioPlayer.play(scenario, on: makeSession())
    #expect(report.isSuccess, Comment(rawValue: report.failureText))
  }
}
