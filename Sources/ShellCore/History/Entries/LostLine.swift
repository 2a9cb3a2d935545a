/// A line, or an effect, that ended the process and so is not a part of the session.
struct LostLine: Equatable {
  let position: Journal.Position
  /// What happened: `` `.copyTapped` stopped at Copy.swift:12: UIPasteboard.general exists on Apple's platforms only``.
  let event: String

  /// Returns `nil` if the text is not that of an error.
  init?(error: String, at position: Journal.Position) {
    let first = error.prefix { $0 != "\n" }
    guard first.hasPrefix(Self.mark) else { return nil }
    self.position = position
    event = String(first.dropFirst(Self.mark.count))
  }

  private static let mark = "error: "
}

/// The lines and effects of a session that ended a process.
struct LostLines {
  private var lines: [(run: Int?, line: LostLine)] = []

  init() {}

  /// Notes the error about a line or an effect that has ended a process, in the current run of a journal.
  mutating func note(_ error: String, in journal: Journal) {
    guard let line = LostLine(error: error, at: journal.position) else { return }
    lines.append((journal.currentRun, line))
  }

  /// Those of the current run, in order.
  func ofCurrentRun(of journal: Journal) -> [LostLine] {
    lines.filter { $0.run == journal.currentRun }.map(\.line)
  }
}

extension LineMeaning {
  /// Whether an export has to say that the line is missing.
  var isMissedInExports: Bool {
    if case .changesFeature = command { true } else { false }
  }
}
