import TestSupport
import Testing

@testable import ShellCore

/// Random sessions with presented children, a stack, and shared values.
@Suite("Random walks with shared values")
@MainActor
struct SharedWalkTests {
  private static let lines = [
    ".arrive", ".arriveTwice", ".board", ".dockTapped", ".land", ".leaveDock", ".openLater",
    ".swap",
    ".nothing", ".pilot.guide", ".pilot.leave", ".pilot.dismiss", ".path[#0].note",
    ".path[#1].note",
    ".path[#0].clear", ".path[#2].clear", "scope pilot", ".guide", "up", "root", "undo", "undo",
    "redo",
    "goto 0", "goto 1", "goto 3", "goto 6", "advance 400ms", "advance 1s", "cancel 1", "state",
    "log",
    "show 2", "deps", "format changed", "format full", "format labels", "reset",
  ]

  private func makeSession() -> Session {
    let session = fixtureSession(features: [Harbor.feature])
    session.clock.mode = .manual
    return session
  }

  /// Types random lines and checks that a place in the history always looks the same.
  private func walk(_ session: Session, seed: UInt64, _ count: Int) async -> [String] {
    var random = SeededGenerator(seed: seed)
    var known: [Place: String] = [:]
    var typed: [String] = []
    _ = await session.evaluate("load harbor")
    for _ in 0..<count {
      let line = Self.lines.randomElement(using: &random)!
      typed.append(line)
      _ = await session.evaluate(line)
      guard let place = Place(session) else { continue }
      let state = shown(session)
      if ["undo", "redo"].contains(line) || line.hasPrefix("goto") {
        let lines = typed.joined(separator: "\n")
        #expect(known[place] == nil || known[place] == state, Comment(rawValue: lines))
      }
      known[place] = state
    }
    return typed
  }

  /// A place in the history: the run, its last change, and its last action.
  private struct Place: Hashable {
    let run: Int
    let entry: Int
    let action: Int

    @MainActor
    init?(_ session: Session) {
      guard let run = session.parts.features.running?.run else { return nil }
      let position = session.parts.entries.journal.position
      (self.run, entry, action) = (run, position.entry, position.action)
    }
  }

  private func shown(_ session: Session) -> String {
    guard let store = session.parts.features.running?.store else { return "" }
    return ChangeText.dump(store.state) + "\n\(store.dependencies.shared.counts)"
  }

  @Test("Time travel leads to the same values and storages", arguments: seeds(24))
  func travel(seed: UInt64) async {
    _ = await walk(makeSession(), seed: seed, 150)
  }

  @Test("The scenario of a session leads another session to the same state", arguments: seeds(24))
  func scenario(seed: UInt64) async throws {
    let session = makeSession()
    let typed = await walk(session, seed: seed, 60)
    let text = await session.type("root", "export scenario")
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "session.md")
    let other = makeSession()
    let report = await ScenarioPlayer.play(scenario, on: other)
    #expect(
      report.isSuccess, Comment(rawValue: typed.joined(separator: "\n") + report.failureText))
    #expect(
      ChangeText.dump(other.parts.features.running?.store.state as Any)
        == ChangeText.dump(session.parts.features.running?.store.state as Any))
  }

  @Test("Replayed lines lead to the same output", arguments: seeds(24))
  func replay(seed: UInt64) async {
    let session = makeSession()
    let typed = await walk(session, seed: seed, 60)
    let other = makeSession()
    _ = await other.evaluate("load harbor")
    for line in typed { _ = await other.evaluate(line) }
    #expect(shown(other) == shown(session))
    #expect(await other.type("log") == session.type("log"))
  }
}
