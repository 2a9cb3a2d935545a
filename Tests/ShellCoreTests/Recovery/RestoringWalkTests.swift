@testable import ComposableShell
import TestSupport
import Testing

@testable import ShellCore

/// Random sessions with presented children, stacks, shared values, and recordings, whose process is replaced again and again.
@Suite @MainActor
final class RestoringWalkTests {
  private static let harbor = [
    "load harbor", ".arrive", ".arriveTwice", ".board", ".dockTapped", ".dockTapped", ".land",
    ".leaveDock", ".openLater", ".openLater", ".swap", ".pilot.guide", ".pilot.leave",
    ".path[#0].note", ".path[#1].clear", "scope pilot", "scope path[#0]", ".guide", ".note",
    "dismiss", "back", "up", "root", "undo", "undo", "redo", "goto 0", "goto 2", "goto 5",
    "advance 400ms", "advance 1s", "cancel 1", "reset", "state", "log", "tree", "deps", "effects",
    "deps uuid 3", "format changed", "format labels", "format full", "hide *.note", "hide none",
    "trace on", "trace off", ".nope", "# a remark",
  ]
  private static let recording = ["record a.md", "record b.md", "record c.md", "record stop"]

  private let folder = TemporaryFolder()
  private var text = RecoveryRecord.beginning(in: "/")
  private var typed: [String] = []

  private func makeSession(_ time: Duration, isLive: Bool) -> (Session, Moments) {
    let session = Session(
      features: [Harbor.feature, Everything.feature] + Fixtures.features, folder: folder.path,
      files: LocalFileSystem())
    let moments = Moments(session)
    moments.pass(time)
    session.clock.mode = isLive ? .live : .manual
    return (session, moments)
  }

  /// Types random lines, and replaces the session by one that is restored from its journal.
  ///
  /// - Returns: The last session.
  private func walk(_ seed: UInt64, _ lines: [String], _ count: Int) async throws -> Session {
    var random = SeededGenerator(seed: seed)
    let isLive = seed.isMultiple(of: 2)
    var (session, time) = makeSession(.zero, isLive: isLive)
    session.recoveryLog = WriteAheadLog(after: 0, status: Unsupervised()) { [unowned self] in
      text += $0
    }
    _ = await session.evaluate(lines[0])
    for _ in 0..<count {
      time.pass(.milliseconds(Int.random(in: 0..<600, using: &random)))
      _ = session.catchUp()
      let line = lines.randomElement(using: &random)!
      typed.append("\(session.prompt)> \(line)")
      var expected = Appearance(session)
      _ = await session.evaluate(line)
      switch Int.random(in: 0..<24, using: &random) {
      case 0:
        typed.append("(restored)")
        expected = Appearance(session)
      case 1:
        typed.append("(restored without this line)")
        try loseLastLine()
        // The time that passed before a line is part of the line.
        expected.time = ""
      default: continue
      }
      (session, time) = try await restored(isLive: isLive)
      let differences = Appearance(session).differences(from: expected)
      #expect(differences == [], Comment(rawValue: typed.joined(separator: "\n")))
    }
    return session
  }

  /// Removes what the last line has written to the journal when it has ended, and notes that it was lost.
  private func loseLastLine() throws {
    let lines = text.split(separator: "\n").map(String.init)
    let index = try #require(lines.lastIndex { $0.hasPrefix("began") })
    let number = lines[index].split(separator: "\t")[1]
    text = (lines[...index] + ["lost\t\(number)\t"]).joined(separator: "\n") + "\n"
  }

  private func restored(isLive: Bool) async throws -> (Session, Moments) {
    let (session, time) = makeSession(.zero, isLive: isLive)
    let records = try #require(RecoveryRecord.records(in: text))
    let plan = RestorePlan(records)
    let log = WriteAheadLog(after: plan.lastNumber, status: Unsupervised()) { [unowned self] in
      text += $0
    }
    session.recoveryLog = log
    let before = text
    let notes = await SessionRestorer(session, log).restore(plan)
    #expect(notes == [], Comment(rawValue: typed.joined(separator: "\n")))
    #expect(text == before, "restoring writes nothing")
    return (session, time)
  }

  @Test(arguments: seeds(24))
  func `Shared values, presentations, and stacks are as they were`(seed: UInt64) async throws {
    let session = try await walk(seed, Self.harbor, 120)
    let (other, _) = try await restored(isLive: seed.isMultiple(of: 2))
    let comment = Comment(rawValue: typed.joined(separator: "\n"))
    session.recoveryLog = nil
    other.recoveryLog = nil
    for line in ["log", "effects", "deps", "tree", "hide", "export scenario", "undo", "redo"] {
      #expect(
        await other.evaluate(line).text == session.evaluate(line).text, "\(line) after\n\(comment)")
    }
  }

  @Test(arguments: seeds(from: 100, 24))
  func `Recordings continue, and play with the same output`(seed: UInt64) async throws {
    let session = try await walk(seed, Self.harbor + Self.recording, 120)
    _ = await session.evaluate("record stop")
    let comment = typed.joined(separator: "\n")
    for name in ["a.md", "b.md", "c.md"] {
      guard FileManager.default.fileExists(atPath: folder.path(name)) else { continue }
      let scenario = try ScenarioFile.read(folder.path(name), in: LocalFileSystem())
      let report = await ScenarioPlayer.play(scenario, on: makeSession(.zero, isLive: false).0)
      #expect(report.isSuccess, Comment(rawValue: "\(comment)\n\(report.failureText)"))
    }
  }
}

/// What a session looks like, read without a command.
@MainActor
private struct Appearance {
  private let facts: [String]
  /// The time on the feature's clock; empty if it does not matter.
  var time: String

  init(_ session: Session) {
    let parts = session.parts
    let store = parts.features.running?.store
    facts =
      [
        session.prompt,
        store.map { ChangeText.dump($0.state) } ?? "",
        store.map { "\($0.dependencies.shared.counts)" } ?? "",
        "\(parts.features.effectCount) effects",
        "\(parts.entries.journal.position)",
      ] + parts.entries.journal.entries.map(\.line)
    time = store.map { "\($0.clock.now.offset)" } ?? "no feature"
  }

  /// Where it differs from another one: what is there, and what was expected.
  func differences(from expected: Self) -> [String] {
    if !expected.time.isEmpty, time != expected.time {
      return ["\(time) instead of \(expected.time)"]
    }
    let most = max(facts.count, expected.facts.count)
    return (0..<most).compactMap { index in
      let found = index < facts.count ? facts[index] : "nothing"
      let wanted = index < expected.facts.count ? expected.facts[index] : "nothing"
      return found == wanted ? nil : "\(found) instead of \(wanted)"
    }
  }
}
