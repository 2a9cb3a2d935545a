import TestSupport

@testable import ShellCore

/// Types random lines.
struct RandomLines {
  var random: SeededGenerator

  private static let common = [
    ".note", ".drift", ".found", ".sink", ".board", ".land", ".ship[1].faster", ".ship[1].turn",
    ".pilot.turn", ".pilot.faster", ".faster", ".turn", ".nope", "scope pilot", "scope ships[1]",
    "scope ships[#0]", "up", "root", "undo", "undo", "undo", "redo", "redo", "goto 0", "goto 2",
    "goto 5", "state", "state ships", "log", "log 3", "show 1", "effects", "tree", "deps",
    "actions",
    "advance", "advance 100ms", "advance 2s", "cancel 1", "deps date 2024-05-01", "deps uuid 3",
    "format changed", "format labels", "format full", "hide *.drift", "hide none", "trace on",
    "trace off", "# a remark", "help", "explain", "clock", "> not a line",
  ]
  private static let rare = ["load everything", "reset", "load diary", ".nap(3)", ".id", ".roll"]

  mutating func line() -> String {
    let lines = Int.random(in: 0..<12, using: &random) == 0 ? Self.rare : Self.common
    return lines.randomElement(using: &random)!
  }

  /// A pause, in which a live clock may move.
  mutating func pause() -> Duration { .milliseconds(Int.random(in: 0..<900, using: &random)) }
}

/// A session whose clock a test controls.
@MainActor
struct RandomSession {
  let session = RandomSession.makeSession()
  private let time: Moments
  private var lines: RandomLines
  /// The lines that were typed, with their prompts.
  private(set) var typed: [String] = []

  init(seed: UInt64, isLive: Bool) {
    time = Moments(session)
    lines = RandomLines(random: SeededGenerator(seed: seed))
    session.clock.mode = isLive ? .live : .manual
  }

  static func makeSession() -> Session {
    fixtureSession(features: [Everything.feature, Diary.feature] + Fixtures.features)
  }

  /// Evaluates lines at their prompts.
  mutating func type(_ count: Int) async {
    for _ in 0..<count {
      time.pass(lines.pause())
      _ = session.catchUp()
      let line = lines.line()
      typed.append("\(session.prompt)> \(line)")
      _ = await session.evaluate(line)
    }
  }
}
