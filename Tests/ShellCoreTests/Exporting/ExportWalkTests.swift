@testable import ComposableShell

@testable import ShellCore
import TestSupport
import Testing

/// Scenarios that are exported from random sessions play with the same output.
@Suite @MainActor
struct ExportWalkTests {
  private static let lines = [
    "load harbor", "load diary", "load amount", ".arrive", ".arriveTwice", ".board", ".dockTapped",
    ".land", ".leaveDock", ".openLater", ".swap", ".pilot.guide", ".path[#0].note", ".add(1)",
    ".add(2)", "scope pilot", "scope path[#0]", ".guide", ".note", "dismiss", "up", "root", "undo",
    "undo", "redo", "goto 0", "goto 2", "advance 400ms", "advance 1s", "cancel 1", "reset", "state",
    "log", "deps uuid 3", "format changed", "format full", "hide *.note", "hide none", "trace on",
    "trace off", ".nope", "# a remark", "expect no change", "expect no change", "expect count = 1",
    "expect docks = 1", "expect nothing = 1", "explain", "effects",
  ]
  private let folder = TemporaryFolder()

  private func makeSession() -> Session {
    let session = Session(
      features: [Harbor.feature, Everything.feature] + Fixtures.features, folder: folder.path,
      files: LocalFileSystem())
    Moments(session).pass(.zero)
    session.clock.mode = .manual
    return session
  }

  @Test(arguments: seeds(from: 300, 24))
  func `An exported scenario passes its own check`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let session = makeSession()
    var typed: [String] = []
    for line in ["load harbor"] + (0..<50).map({ _ in Self.lines.randomElement(using: &random)! }) {
      typed.append("\(session.prompt)> \(line)")
      _ = await session.evaluate(line)
      guard Int.random(in: 0..<15, using: &random) == 0 else { continue }
      let name = "\(typed.count).md"
      guard await session.evaluate("export scenario \(name)").text.hasPrefix("wrote") else {
        continue
      }
      let scenario = try ScenarioFile.read(folder.path(name), in: LocalFileSystem())
      let report = await ScenarioPlayer.play(scenario, on: makeSession())
      #expect(
        report.isSuccess,
        Comment(rawValue: typed.joined(separator: "\n") + "\n" + report.failureText))
    }
  }
}
