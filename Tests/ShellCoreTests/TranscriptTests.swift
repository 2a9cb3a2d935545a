import Testing

@testable import ComposableShell
@testable import ShellCore

/// The files in `Transcripts`. Unlike in a scenario, a session ends at the next heading.
///
/// With `TRANSCRIPTS=write`, the files get the actual output, as `tca bless` writes it.
@Suite("Transcripts")
@MainActor
struct TranscriptTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  nonisolated private static let files: [String] =
    (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".md") }
    .sorted()

  @Test("Each session prints the output in its file", arguments: files)
  func plays(_ file: String) async throws {
    let url = Self.folder.appending(path: file)
    let scenario = try ScenarioReader.read(Array(try Data(contentsOf: url)), path: file)
    let host = Host()
    var heading: ScenarioHeading?
    var played: [PlayedStep] = []
    let report = await ScenarioPlayer.play(scenario, on: host) { step, _ in
      played.append(step)
    } shouldRun: { step, _ in
      let above = scenario.headings.last { $0.line < step.line }
      if above != heading { (heading, host.session) = (above, Host.newSession()) }
      return true
    }
    #expect(report.isSuccess, Comment(rawValue: report.failureText))
    #expect(played.count == scenario.stepCount && !played.isEmpty)
    guard ProcessInfo.processInfo.environment["TRANSCRIPTS"] == "write" else { return }
    try Data(TranscriptUpdate(scenario, played: played).bytes).write(to: url)
  }

  /// A session that can be replaced by a new one.
  private final class Host: ScenarioHost {
    var session = newSession()
    var prompt: String { session.prompt }

    func evaluate(_ line: String) async -> Output { await session.evaluate(line) }

    static func newSession() -> Session {
      fixtureSession(features: [Diary.feature, Harbor.feature] + Fixtures.features)
    }
  }
}
