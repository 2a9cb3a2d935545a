import ActionSyntax
import ComposableArchitecture

/// How `undo` treats a change.
enum ChangeKind {
  /// A command: `undo` reverts it if it changed anything, even if only the clock.
  case command
  /// Waiting: `undo` reverts it if an action was sent, but not if only time passed.
  case waiting
  /// Something that happened between lines: `undo` reverts it with the change before it.
  case unattended
}

extension CommandContext {
  /// The number of jobs and actions after which a command is stopped.
  static let longestRun = 100_000

  /// Does something that may change the feature, and returns the resulting output. The open
  /// journal entry records the change.
  ///
  /// - Parameter source: The source of the actions that are not sent by an effect.
  func change<R>(
    by source: ActionSource = .typed, as kind: ChangeKind = .command, _ body: () throws -> R
  ) rethrows -> (result: R, texts: [String]) {
    let start = beginChange(kind, by: source)
    let lost = loaded.map { LostEffects(in: $0.store) }
    let (result, texts) = try output.collectingChange {
      let result = try body()
      if let lost, let start, loaded?.store === start.store {
        LostEffects(in: start.store).warnings(since: lost).forEach { $0.report() }
      }
      return result
    }
    return (result, texts + endChange(start))
  }

  /// The output of a command that let the feature run.
  func finish(_ lines: [String], isIdle: Bool) -> Output {
    let circle = isIdle ? nil : circleWarning()
    let notes = [circle, isIdle ? nil : interruptedNote, leaveVanishedScope()].compactMap { $0 }
    return Output(text: (lines + notes).joined(separator: "\n"), isError: !isIdle)
  }

  /// Observes a feature and prints its actions as blocks of output.
  func listen(to store: any LoadedFeature) {
    store.isInterrupted = { [unowned self] jobs in
      let isEndless = max(jobs, output.pending.actions) >= Self.longestRun
      if isEndless { output.stop() }
      return isEndless || interruption.check()
    }
    let copies = CopiedTooEarly(store.outline)
    store.reduced = { [unowned self] reduced in
      copies.warning(about: reduced)?.report()
      output.add(reduced, isHidden: display.hides(reduced)) {
        ActionTranscript(scope: loaded?.scope ?? ScopePath(), format: display.format)
      }
    }
    store.sharedChanged = { [unowned self] changes in
      output.add(changes.map { SharedChangeText.text(of: $0, display.format) })
    }
  }
}

extension CommandContext {
  private struct ChangeStart {
    let kind: ChangeKind
    let store: any LoadedFeature
    let scope: ScopePath
    let position: Int
    let environment: EnvironmentSnapshot
    let shared: SharedHistory.Snapshot
  }

  private func beginChange(_ kind: ChangeKind, by source: ActionSource) -> ChangeStart? {
    guard let loaded, let entry = openEntries.last?.index else { return nil }
    let snapshots = loaded.store.snapshots, environment = loaded.store.environment
    snapshots.outsideSource = source
    if kind != .unattended, journal.entries[entry].change == nil {
      snapshots.beginChange(environment)
    }
    return ChangeStart(
      kind: kind, store: loaded.store, scope: loaded.scope, position: snapshots.position,
      environment: environment, shared: loaded.store.sharedValues)
  }

  /// Adds the change to the open entry, if there was one.
  ///
  /// - Returns: A note about discarded history, the first time that history is discarded.
  private func endChange(_ start: ChangeStart?) -> [String] {
    guard let start, let entry = openEntries.last?.index, loaded?.store === start.store else {
      return []
    }
    let snapshots = start.store.snapshots, environment = start.store.environment
    guard
      snapshots.position != start.position || start.store.sharedValues != start.shared
        || start.kind == .command && environment != start.environment
    else { return [] }
    let first = start.position + 1
    journal.add(
      JournalEntry.Change(
        actions: first..<max(first, snapshots.position + 1),
        environment: (start.environment, environment), scope: start.scope,
        continuesPrevious: start.kind == .unattended,
        isNamedByAction: start.kind == .unattended
          || snapshots.action(first)?.source.isFromOutside ?? false),
      to: entry)
    features.dropUndone()
    let verdict = start.kind == .command ? compareWithExpectation(first, entry) : []
    return verdict + (features.trim() ? [Self.lostActions] : [])
  }

  /// Compares an action with what `expect` said about it.
  private func compareWithExpectation(_ number: Int, _ entry: Int) -> [String] {
    guard let loaded, let expectation = learning.expectation,
      let action = loaded.store.snapshots.action(number)
    else { return [] }
    learning.expectation = nil
    let failure = expectation.failure(for: action, in: loaded.scope)
    journal.note(wasExpected: failure == nil, in: entry)
    return [failure ?? "as expected"]
  }

  private static let lostActions =
    "history holds the last \(countText(FeatureLimits.mostActions)) actions; older ones were discarded"

  private var interruptedNote: String {
    interruption.wasRequested
      ? "error: stopped; pending work was discarded"
      : """
      error: stopped after \(Self.longestRun) steps: actions and effects trigger each other endlessly; \
      pending work was discarded
      """
  }

  /// The warning about the actions that have sent each other until the shell stopped them.
  private func circleWarning() -> String? {
    guard !interruption.wasRequested, let snapshots = loaded?.store.snapshots else { return nil }
    let first = max(snapshots.first, snapshots.position - ActionCircle.evidence + 1)
    guard first <= snapshots.position else { return nil }
    let actions = (first...snapshots.position).compactMap { snapshots.action($0) }
    guard let warning = ActionCircle(actions)?.warning else { return nil }
    output.diagnose(warning.code.rawValue)
    return "warning: \(warning.text)"
  }

  /// Moves up to the nearest scope whose state exists.
  ///
  /// - Returns: A line that says so; `nil` if the scope still exists.
  private func leaveVanishedScope() -> String? {
    guard let loaded else { return nil }
    let living = loaded.scope.living(in: loaded.store.state)
    guard living.steps.count < loaded.scope.steps.count else { return nil }
    let gone = loaded.scope.steps[living.steps.count].text
    self.loaded?.scope = living
    return "\(gone) no longer exists; back to \(prompt)"
  }
}

extension ActionSource {
  /// Whether a line or a control sent it, rather than the feature itself.
  fileprivate var isFromOutside: Bool {
    switch self {
    case .typed, .control: true
    case .reducer, .effect: false
    }
  }
}
