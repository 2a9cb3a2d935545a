import TerminalUI

/// The bodies that the last line evaluated, found once for each line.
@MainActor
struct StageMarks {
  private var known: (key: [Int], text: RendersText?)?

  /// Returns the bodies; `nil` before the first action, or if the feature has no view that can be drawn again.
  mutating func text(_ loaded: RunningFeature, _ journal: Journal) -> RendersText? {
    guard let (actions, entry) = journal.lastActions(in: loaded.store.snapshots) else { return nil }
    let key = [loaded.run, entry, actions.upperBound]
    if let known, known.key == key { return known.text }
    let store = loaded.store as? any RedrawnFeature
    let text = store?.drawings(of: actions).map { RendersText($0, of: actions) }
    known = (key, text)
    return text
  }
}
