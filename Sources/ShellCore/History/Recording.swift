import ActionSyntax
import ComposableArchitecture

extension Session {
  /// How a step began.
  struct StepStart {
    let kind: StepKind
    let store: any LoadedFeature
    let scope: ScopePath
    let position: Int
    let mark: Mark
  }

  /// Remembers where the feature stands before a command moves it; nil when none runs.
  func beginStep(_ kind: StepKind, by source: ActionSource = .typed) -> StepStart? {
    guard let loaded else { return nil }
    let log = loaded.store.log, mark = loaded.store.mark
    log.outside = source
    if kind != .sequel { log.beginStep(mark) }
    return StepStart(
      kind: kind, store: loaded.store, scope: loaded.scope, position: log.position, mark: mark)
  }

  /// Adds to the history what a command did, if it did anything.
  ///
  /// - Returns: What had to be forgotten for it, when that is new.
  func endStep(_ start: StepStart?) -> [String] {
    guard let start, let loaded, loaded.store === start.store else { return [] }
    let log = loaded.store.log, mark = loaded.store.mark
    guard log.position != start.position || start.kind == .command && mark != start.mark else {
      return []
    }
    let first = start.position + 1
    let isNamed = start.kind == .sequel || isNamedByAction(first, log)
    let isLossy = history.add(
      Step(
        first: first, last: log.position, before: start.mark, after: mark, scope: start.scope,
        command: isNamed ? "" : line), of: loaded, isSequel: start.kind == .sequel)
    return isLossy ? [Self.lostActions] : []
  }

  /// Puts a feature in the place of the one that runs, which ends; its effects are cancelled.
  ///
  /// - Returns: What is to be said of it.
  func begin(_ next: Loaded) -> [String] {
    guard let ended = loaded else {
      _ = history.begin(next, by: line, ending: nil)
      loaded = next
      return []
    }
    let cancelled = travel(in: ended, to: ended.store.log.position, ended.store.mark)
    let isLossy = history.begin(next, by: line, ending: ended)
    loaded = next
    let lost = isLossy ? [Self.lostChapters] : []
    return ["ended \(ended.feature.name) (undo brings it back)"] + cancelled + lost
  }

  private static let lostActions =
    "history holds the last \(countText(History.mostActions)) actions; older ones are gone"

  private static let lostChapters =
    "history holds the last \(History.mostChapters) loads; older ones are gone"

  /// Whether an action from outside tells what the step was, better than the line that was typed.
  private func isNamedByAction(_ number: Int, _ log: any ActionLog) -> Bool {
    switch log.action(number)?.source {
    case .typed, .control: true
    case .reducer, .effect, nil: false
    }
  }
}

/// A count with its thousands apart: `10,000`.
func countText(_ count: Int) -> String {
  let digits = String(count)
  var text = ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}
