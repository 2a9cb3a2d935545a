import ShellCore
import TestSupport

/// Something that must always hold does not.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Plays a case in this process, and verifies what always holds.
@MainActor
struct CasePlayer {
  private let corpus: Corpus
  private let trail: Trail?

  init(_ corpus: Corpus, trail: Trail?) {
    self.corpus = corpus
    self.trail = trail
  }

  /// Plays a case.
  ///
  /// - Returns: The number of lines that ran.
  @discardableResult
  func play(_ case: FuzzCase) async throws -> Int {
    trail?.begin(`case`)
    switch `case`.kind {
    case .lines:
      var rest = `case`.lines[...]
      return try await playLines(seed: `case`.seed) { _ in rest.popFirst() }
    case .scenario: return try await ScenarioPlay(corpus, `case`).play()
    case .lesson: return try await LessonPlay(corpus, `case`).play()
    }
  }

  /// Plays lines of a generator.
  func playLines(_ count: Int, _ generator: LineGenerator, seed: UInt64) async throws -> Int {
    var generator = generator
    var count = count
    trail?.begin(FuzzCase(kind: .lines, seed: seed, lines: []))
    return try await playLines(seed: seed) { completer in
      count -= 1
      guard count >= 0 else { return nil }
      let line = generator.next(completer)
      trail?.add(line)
      return line
    }
  }

  private func playLines(
    seed: UInt64, _ next: (Completer) -> [UInt8]?
  ) async throws -> Int {
    let files = corpus.makeFiles()
    let session = Session(features: Workshop.features, folder: "/", files: files)
    let journal = JournalText()
    session.recoveryLog = journal.log
    var random = SeededGenerator(seed: seed)
    var count = 0
    while let line = next(session.completer) {
      count += 1
      let verifies = Int.random(in: 0..<3, using: &random) == 0
      let before = verifies ? await Probe(session) : nil
      let (output, wasInterrupted) = await Interrupting.run(session) {
        await session.evaluate(bytes: line)
      }
      try OutputRules.check(output)
      // A line that was interrupted is an error that keeps what it has done. What views did when they appeared stays
      // above the error.
      if output.text.hasPrefix("error: "), !wasInterrupted, let before {
        try await before.expectSame(session)
      }
      if let text = String(validating: line, as: UTF8.self) {
        _ = session.completer.complete(text)
        _ = session.completer.hint(for: text)
      }
      if output.ends { return count }
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      try await ExportPlay(corpus).expectPassing(session, files)
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      try await journal.expectRestored(session, files)
    }
    return count
  }
}

/// What always holds for the output of a line.
enum OutputRules {
  private static let mostBytes = 25_000_000

  static func check(_ output: Output) throws {
    if output.text.utf8.count > mostBytes { throw Violation("the output has more than 25 MB") }
    if output.isError, !output.text.contains("error: ") {
      throw Violation("a line failed without an error: \(output.text.prefix(200))")
    }
    let styled = output.styledText.map(\.text).joined()
    if !styled.isEmpty, styled != output.text {
      throw Violation("the styled text is not the text: \(output.text.prefix(200))")
    }
  }
}

/// What a line that fails must not change.
@MainActor
struct Probe {
  private let texts: [String]
  private static let commands = ["state", "log", "effects", "deps"]

  init(_ session: Session) async {
    // With a live clock, effects come closer while nothing happens.
    let isLive = session.clock.mode == .live
    var texts = [session.prompt]
    for command in isLive ? Array(Self.commands.prefix(2)) : Self.commands {
      texts.append(await session.evaluate(command).text)
    }
    self.texts = texts
  }

  func expectSame(_ session: Session) async throws {
    let after = await Probe(session)
    for (old, new) in zip(texts, after.texts) where old != new {
      throw Violation("a line that failed has changed\n\(old.suffix(400))\nto\n\(new.suffix(400))")
    }
  }
}

/// The journal of a session, in memory.
@MainActor
private final class JournalText {
  private var records: [RecoveryRecord] = []
  private(set) lazy var log = WriteAheadLog(after: 0, status: NoSupervisor()) {
    [unowned self] text in
    records += RecoveryRecord(text: text.dropLast()).map { [$0] } ?? []
  }

  /// Verifies that the journal restores the session.
  func expectRestored(_ session: Session, _ files: InMemoryFileSystem) async throws {
    // Real time and the files that a line has written are not in the journal.
    let plan = RestorePlan(records)
    let texts = plan.lines + plan.scenarios.values.joined().compactMap(\.text)
    guard !texts.contains(where: Self.dependsOnMore) else { return }
    let old = await Probe(session)
    let restored = Session(features: Workshop.features, folder: "/", files: files)
    let log = WriteAheadLog(after: 0, status: NoSupervisor()) { _ in }
    restored.recoveryLog = log
    _ = await SessionRestorer(restored, log).restore(plan)
    try await old.expectSame(restored)
  }

  private static func dependsOnMore(_ line: String) -> Bool {
    ["clock", "wait", "record", "export"].contains { line.contains($0) }
  }
}

private struct NoSupervisor: WorkerStatus {
  func beginLine(_ number: Int, _ text: String) {}
  func beginWorkBetweenLines() {}
  func endLine() {}
  func setRestoring(_ isRestoring: Bool) {}
  func noteProgress() {}
}
