/// Finds out what lines would change, in a session of its own.
@MainActor
struct OutcomePreview {
  private let lines: NestedLines
  private let entries: SessionEntries
  private let features: SessionFeatures
  private let folder: String?

  init(
    lines: NestedLines, entries: SessionEntries, features: SessionFeatures, folder: String?
  ) {
    self.lines = lines
    self.entries = entries
    self.features = features
    self.folder = folder
  }

  /// The state of the loaded feature; `nil` if none is loaded.
  var state: Any? { features.running?.store.state }

  /// The commands that lead to the current state.
  var linesToHere: [String] {
    SessionScript.lines(of: entries.path(isTyped: true), to: entries.moment, keepsTime: true).map(
      \.command)
  }

  /// What each line changes in the current state.
  ///
  /// - Returns: The changes, or `nil` for a line that is refused.
  func changes(of candidates: [String]) async -> [String?] {
    guard let trial = lines.makeTrial(in: folder ?? ".") else { return candidates.map { _ in nil } }
    for line in linesToHere { _ = await trial.evaluate(line) }
    var changes: [String?] = []
    for line in candidates {
      let output = await trial.evaluate(line)
      guard !output.isError else {
        changes.append(nil)
        continue
      }
      changes.append(OutcomeChoices.changes(in: output.text))
      _ = await trial.evaluate("undo")
    }
    return changes
  }
}
