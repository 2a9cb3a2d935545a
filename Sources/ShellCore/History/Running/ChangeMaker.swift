/// How `undo` treats a change.
enum ChangeKind {
  /// A command: `undo` reverts it if it changed anything, even if only the clock.
  case command
  /// Waiting: `undo` reverts it if an action was sent, but not if only time passed.
  case waiting
  /// Something that happened between lines: `undo` reverts it with the change before it.
  case unattended
}

/// Lets the running feature work: collects the output, and adds what has changed to the open journal entry.
@MainActor
final class ChangeMaker {
  private let features: SessionFeatures
  private let entries: SessionEntries
  private let display: Display
  private let output: OutputCollector
  private let interruption: Interruption
  private let expectation: NextExpectation
  private let limit: RunLimit
  private let clock: LiveClock
  /// Whether a breakpoint has stopped the feature in the current change.
  private(set) var wasStopped = false
  /// The time to which the current change was moving a clock when a breakpoint stopped it.
  var heldLimit: VirtualClock.Instant?
  /// Whether an action of the current change did not do what `expect` said.
  private var expectationState: ExpectationState?

  init(
    _ features: SessionFeatures, _ entries: SessionEntries,
    _ display: Display, _ output: OutputCollector, _ interruption: Interruption,
    _ expectation: NextExpectation, _ clock: LiveClock
  ) {
    self.features = features
    self.entries = entries
    self.display = display
    self.output = output
    self.interruption = interruption
    self.expectation = expectation
    limit = RunLimit(features)
    self.clock = clock
  }

  /// Does something that may change the feature, and returns the resulting output. The open
  /// journal entry records the change.
  ///
  /// - Parameter source: The source of the actions that are not sent by an effect.
  func change<R>(
    by source: ActionSource = .typed, as kind: ChangeKind = .command, _ body: () throws -> R
  ) rethrows -> (result: R, texts: [String]) {
    let start = beginChange(kind, by: source)
    let lost = features.running.map { LostEffects(in: $0.store) }
    let (result, texts) = try output.collectingChange {
      let result = try body()
      reportMistakes()
      if let lost, let start, features.running?.store === start.store {
        LostEffects(in: start.store).warnings(since: lost).forEach { $0.report() }
      }
      return result
    }
    return (result, texts + stopNote() + endChange(start))
  }

  /// Does something as ``change(by:as:_:)`` does, and returns the output of the command.
  func make(_ body: () -> Bool) -> Output {
    let (isIdle, texts) = change(body)
    return finish(texts, isIdle: isIdle)
  }

  /// The output of a command that let the feature run.
  func finish(_ lines: [String], isIdle: Bool) -> Output {
    let loop = isIdle || interruption.wasRequested ? nil : limit.loop
    let stop = isIdle ? nil : interruptedNote(loop)
    let notes = [loop.map(warning), stop, leaveVanishedScope()].compactMap { $0 }
    var output = Output(text: (lines + notes).joined(separator: "\n"), isError: !isIdle)
    output.expectation = expectationState
    return output
  }

  /// Prints the actions of a feature as blocks of output, from now on: whatever sends them, `store.reduced` calls this.
  func printActions(of store: any SessionStore) {
    store.isInterrupted = { [unowned self] jobs in
      let isTooLong = limit.isExceeded(by: max(jobs, output.pending.actions))
      if isTooLong { output.stop() }
      return isTooLong || interruption.check()
    }
    let copies = CopiedTooEarly(store.outline)
    store.reduced = { [unowned self, unowned store] reduced in
      copies.warning(about: reduced)?.report()
      output.add(reduced, isHidden: display.hides(reduced)) {
        ActionTranscript(scope: features.running?.scope ?? ScopePath(), format: display.format)
      }
      if let note = display.breakpoints.note(on: reduced) {
        output.add([note])
        store.holdWork()
        wasStopped = true
      }
    }
    store.findsReducers = !display.breakpoints.isEmpty
    store.sharedChanged = { [unowned self] changes in
      output.add(changes.map { SharedChangeText.text(of: $0, display.format) })
    }
  }
}

extension ChangeMaker {
  /// Shows the mistakes that a feature of 2.0 has made with its store.
  private func reportMistakes() {
    guard let store = features.running?.store as? any SecondVersionStore else { return }
    output.add(store.takeMistakes().map { "warning: \($0)" })
  }

  private struct ChangeStart {
    let kind: ChangeKind
    let store: any SessionStore
    let scope: ScopePath
    let position: Int
    let environment: EnvironmentSnapshot
    let shared: SharedHistory.Snapshot
  }

  private func beginChange(_ kind: ChangeKind, by source: ActionSource) -> ChangeStart? {
    guard let loaded = features.running, let hasChange = entries.hasChange else { return nil }
    let snapshots = loaded.store.snapshots, environment = loaded.store.environment
    snapshots.outsideSource = source
    limit.begin(after: snapshots.position)
    wasStopped = false
    heldLimit = nil
    expectationState = nil
    if kind != .unattended, !hasChange { snapshots.beginChange(environment) }
    return ChangeStart(
      kind: kind, store: loaded.store, scope: loaded.scope, position: snapshots.position,
      environment: environment, shared: loaded.store.sharedValues)
  }

  /// Adds the change to the open entry, if there was one.
  ///
  /// - Returns: A note about discarded history, the first time that history is discarded.
  private func endChange(_ start: ChangeStart?) -> [String] {
    guard let start, entries.hasChange != nil, features.running?.store === start.store else {
      return []
    }
    let snapshots = start.store.snapshots, environment = start.store.environment
    guard
      snapshots.position != start.position || start.store.sharedValues != start.shared
        || start.kind == .command && environment != start.environment
    else { return [] }
    let first = start.position + 1
    entries.add(
      JournalEntry.Change(
        actions: first..<max(first, snapshots.position + 1),
        environment: (start.environment, environment), scope: start.scope,
        continuesPrevious: start.kind == .unattended,
        isNamedByAction: start.kind == .unattended
          || snapshots.source(ofAction: first)?.isFromOutside ?? false))
    features.dropUndone()
    let verdict = start.kind == .command ? compareWithExpectation(first) : []
    return verdict + [features.trim()].compactMap(\.self)
  }

  /// Compares an action with what `expect` said about it.
  private func compareWithExpectation(_ number: Int) -> [String] {
    guard !expectation.isEmpty, let loaded = features.running,
      let action = loaded.store.snapshots.action(number),
      let expected = expectation.take(in: loaded, from: number - 1, entries)
    else { return [] }
    let failure = expected.failure(for: action)
    entries.note(
      .expectation(isMet: failure == nil, comparesWholeState: expected.isExhaustive))
    expectationState = failure.map { .failed($0.prefix { $0 != "\n" }.description) } ?? .met
    return [failure ?? "as expected"]
  }

  private func interruptedNote(_ loop: FeedbackLoop?) -> String {
    interruption.wasRequested ? "error: stopped; pending work was discarded" : limit.error(loop)
  }

  /// Lets a feature go on that was stopped where nothing follows by itself.
  ///
  /// - Returns: What to type if something waits.
  private func stopNote() -> [String] {
    guard wasStopped, let store = features.running?.store, store.holdsWork else { return [] }
    if let heldLimit {
      let rest = DurationText.of(store.clock.now.duration(to: heldLimit))
      return ["`continue` goes on with the remaining \(rest); `undo` takes the line back"]
    }
    // A live clock would go on while the user reads.
    let waits = store.hasReadyWork || clock.mode == .live && !store.runningEffects.isEmpty
    if waits { return ["`continue` goes on with what follows; `undo` takes the line back"] }
    _ = store.releaseWork()
    return []
  }

  /// The warning about the actions that have sent each other until the shell stopped them.
  private func warning(about loop: FeedbackLoop) -> String {
    output.diagnose(loop.warning.code.rawValue)
    return "warning: \(loop.warning.text)"
  }

  /// Moves up to the nearest scope whose state exists.
  ///
  /// - Returns: A line that says so; `nil` if the scope still exists.
  private func leaveVanishedScope() -> String? {
    guard let loaded = features.running else { return nil }
    let living = loaded.scope.living(in: loaded.store.state)
    guard living.steps.count < loaded.scope.steps.count else { return nil }
    let gone = loaded.scope.steps[living.steps.count].text
    features.move(to: living)
    return "\(gone) no longer exists; back to \(features.prompt)"
  }
}

extension ActionSource {
  /// Whether a line or a control sent it, rather than the feature itself.
  fileprivate var isFromOutside: Bool {
    switch self {
    case .typed, .control, .imported: true
    case .reducer, .effect: false
    }
  }
}
