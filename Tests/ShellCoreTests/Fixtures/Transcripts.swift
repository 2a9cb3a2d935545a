@testable import ComposableShell
import Testing

@testable import ShellCore

/// A session with the fixture features, which can read and write files.
@MainActor
func fixtureSession(
  features: [Feature] = Fixtures.features, folder: String? = nil
) -> Session {
  Session(features: features, folder: folder, files: LocalFileSystem())
}

/// A session after some lines.
@MainActor
func session(after lines: String...) async -> Session {
  let session = fixtureSession()
  for line in lines { _ = await session.evaluate(line) }
  return session
}

/// Plays a transcript and records an issue with the differences.
@MainActor
func expectTranscript(
  _ text: String, on session: Session? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
  let scenario = try ScenarioReader.read(
    Array("```tca\n\(text)\n```\n".utf8), path: "transcript")
  let report = await ScenarioPlayer.play(scenario, on: session ?? fixtureSession())
  let comment = Comment(rawValue: report.failureText)
  #expect(report.isSuccess, comment, sourceLocation: sourceLocation)
}
