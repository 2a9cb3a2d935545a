import ShellCore
import TestSupport

/// Plays a damaged scenario as `check`, `bless`, `replay` and `present` do.
@MainActor
final class ScenarioPlay {
  private let corpus: Corpus
  private let bytes: [UInt8]
  private let seed: UInt64
  /// How often Ctrl-C was pressed, after which outputs can differ.
  private var interruptions = 0
  private static let path = "/damaged.md"

  init(_ corpus: Corpus, _ case: FuzzCase) {
    self.corpus = corpus
    bytes = Array(`case`.lines.joined(separator: [UInt8(ascii: "\n")]))
    seed = `case`.seed
  }

  /// - Returns: The number of lines that ran.
  func play() async throws -> Int {
    let files = corpus.makeFiles()
    files.put(Self.path, bytes)
    guard let scenario = try? ScenarioFile.read(Self.path, in: files) else { return 1 }
    let first = try await blessed(scenario)
    let count = try await expectStable(first, of: scenario)
    try await replay(files)
    try await present(scenario)
    return count * 4 + 1
  }

  private func makeSession() -> Session {
    Session(features: Workshop.features, folder: "/", files: corpus.makeFiles())
  }

  /// Plays the scenario, and updates its transcript.
  private func blessed(_ scenario: Scenario) async throws -> TranscriptUpdate {
    var played: [PlayedStep] = []
    let session = makeSession()
    let (report, wasInterrupted) = await Interrupting.run(session) {
      await ScenarioPlayer.play(scenario, on: session) { step, _ in played.append(step) }
    }
    _ = report.failureText + report.summary()
    if wasInterrupted { interruptions += 1 }
    return TranscriptUpdate(scenario, played: played)
  }

  /// Verifies that a file that was blessed passes, and that blessing it again changes nothing.
  private func expectStable(_ update: TranscriptUpdate, of scenario: Scenario) async throws -> Int {
    let files = InMemoryFileSystem()
    files.put(Self.path, update.bytes)
    guard let again = try? ScenarioFile.read(Self.path, in: files) else {
      throw Violation("the blessed scenario is not valid")
    }
    guard again.stepCount == scenario.stepCount else {
      throw Violation("blessing changed the number of commands")
    }
    let dependsOnTime = again.blocks.flatMap(\.steps).contains {
      $0.command.contains("clock") || $0.command.contains("wait")
    }
    let second = try await blessed(again)
    if !dependsOnTime, interruptions == 0, second.bytes != update.bytes {
      throw Violation("blessing twice gives other bytes: \(second.count) outputs differ")
    }
    return scenario.stepCount
  }

  private func replay(_ files: InMemoryFileSystem) async throws {
    let session = Session(features: Workshop.features, folder: "/", files: files)
    try OutputRules.check(
      await Interrupting.run(session) { await session.evaluate("replay \(Self.path)") }.result)
  }

  /// Presses random keys in a talk, at a terminal of a random size.
  private func present(_ scenario: Scenario) async throws {
    let talk = Talk(scenario)
    guard !talk.stops.isEmpty else { return }
    var random = SeededGenerator(seed: seed)
    let host = TalkSession(talk.steps) { [self] in makeSession() }
    func size() -> TalkSize {
      TalkSize(
        columns: Int.random(in: 1...160, using: &random),
        rows: Int.random(in: 1...50, using: &random))
    }
    var control = TalkControl(
      TalkState(talk, size: size(), rhythm: TypingRhythm(speed: 30)))
    for _ in 0..<40 {
      let event: TalkEvent =
        switch Int.random(in: 0..<10, using: &random) {
        case 0: .resized(size())
        case 1, 2: .tick
        case 3: .saved(talk)
        default: .key(Self.keys.randomElement(using: &random)!)
        }
      if case .saved = event { host.replace(talk.steps) }
      try await perform(control.handle(event), &control, host)
      let rows = TalkScreen(control.state).rows.count
      guard rows <= control.state.size.rows else {
        throw Violation("a talk draws \(rows) rows at a terminal with \(control.state.size.rows)")
      }
    }
  }

  private func perform(
    _ effect: TalkEffect?, _ control: inout TalkControl, _ host: TalkSession<Session>
  ) async throws {
    switch effect {
    case .run(let position): _ = control.handle(.ran(await host.run(position)))
    case .reach(let position): _ = control.handle(.reached(await host.reach(position)))
    case .live(let position):
      _ = await host.lend(at: position)
      _ = control.handle(.returned)
    case .tellTime: _ = control.handle(.elapsed(seconds: 100))
    case .quit, nil: break
    }
  }

  private static let keys: [PressedKey] =
    [
      .enter, .enter, .pageDown, .pageDown, .pageUp, .up, .down, .left, .right, .home, .end,
      .escape, .backspace, .other,
    ] + "  bbh:?1234567890xsstc한".map(PressedKey.character)
}
