/// Collects what a session did, for the goals and mistakes of an exercise.
@MainActor
struct EvidenceCollector {
  let features: SessionFeatures
  private let entries: SessionEntries
  private let screen: ScreenDrawer

  init(features: SessionFeatures, entries: SessionEntries, screen: ScreenDrawer) {
    self.features = features
    self.entries = entries
    self.screen = screen
  }

  /// What the session did since an exercise began.
  func evidence(for run: LessonRun) -> LessonEvidence {
    var evidence = LessonEvidence()
    let journal = entries.journal, entries = journal.entries.dropFirst(run.firstEntry)
    evidence.prompt = features.prompt
    evidence.lastLine = entries.last { !$0.line.isEmpty }?.line ?? ""
    evidence.lines = entries.filter(Self.isAccepted).map(\.line)
    evidence.diagnostics = entries.flatMap(\.diagnostics)
    evidence.fulfilledExpectations = entries.count {
      // A condition such as `count >= 0` may hold whatever the action does.
      $0.findings.wasExpected == true && $0.findings.wasWholeStateExpected
    }
    evidence.failedExpectations = entries.count { $0.findings.wasExpected == false }
    for case let answer? in entries.map(\.findings.answer) {
      if case .measured(let duration) = answer { evidence.measured = duration }
      if case .sized(let inline) = answer { evidence.inline = inline }
      if case .evaluated(let bodies) = answer { evidence.bodies = bodies }
      if case .found(let findings) = answer { evidence.found = findings }
    }
    let tests = entries.last { $0.findings.tests != nil }?.findings.tests
    evidence.tests = (tests?.passed ?? 0, tests?.failed ?? 0)
    evidence.isFromStart = isFromStart(of: run)
    guard let store = features.running?.store else { return evidence }
    let isSameRun = journal.currentRun == run.start.run
    evidence.state = store.state
    evidence.effects = store.runningEffects.count
    evidence.undone = max(0, store.snapshots.last - store.snapshots.position)
    evidence.entries = (journal.run?.done ?? 0) - (isSameRun ? run.start.changes : 0)
    let first = max(store.snapshots.first, isSameRun ? run.start.action + 1 : 1)
    evidence.sentByLines = entries.filter(Self.isAccepted).map { entry in
      guard entry.run == journal.currentRun, let actions = entry.change?.actions else { return [] }
      return actions.compactMap { store.snapshots.action($0).map(ActionLine.of) }
    }
    if first <= store.snapshots.position {
      evidence.actions = (first...store.snapshots.position)
        .compactMap { store.snapshots.action($0).map(Self.sent) }
    }
    if run.lesson.asksForScreen, let screen = try? screen.drawScreen() {
      evidence.screen = ScreenLines(screen).output(after: []).text
        .split(separator: "\n").map(String.init)
    }
    return evidence
  }

  /// All lines that were typed since an exercise began, with those that were refused.
  func typedLines(for run: LessonRun) -> [String] {
    entries.journal.entries.dropFirst(run.firstEntry).map(\.line).filter { !$0.isEmpty }
  }

  /// Whether a line was typed and not refused.
  private static func isAccepted(_ entry: JournalEntry) -> Bool {
    !entry.findings.wasRefused && !entry.line.isEmpty
  }

  /// Notes the position at which the learner begins.
  func begin(_ run: inout LessonRun) {
    let journal = entries.journal
    run.firstEntry = journal.entries.count
    run.start = (journal.currentRun, journal.position.action, journal.run?.done ?? 0)
  }

  private static func sent(_ action: ReducedAction) -> LessonEvidence.SentAction {
    let sender: LessonGoal.Sender =
      switch action.source {
      case .typed, .imported: .typed
      case .control: .control
      case .reducer: .reducer
      case .effect: .effect
      }
    return LessonEvidence.SentAction(sender: sender, text: ActionLine.of(action))
  }

  /// Whether the loaded feature was loaded by a line of the exercise, or by `reset` or `reload`.
  private func isFromStart(of run: LessonRun) -> Bool {
    let journal = entries.journal
    guard let first = run.start.run, run.lesson.file == nil, run.lesson.startsWithLoad else {
      return true
    }
    guard let current = journal.currentRun, current >= first,
      let load = journal.runs[first...current].last(where: { $0.command.hasPrefix("load ") })
    else { return false }
    return (run.lesson.start + run.lesson.solution)
      .contains { Self.withoutExtension($0) == Self.withoutExtension(load.command) }
  }

  /// `load Lamp.swift` loads what `load lamp` does.
  private static func withoutExtension(_ line: String) -> String {
    let line = line.lowercased()
    return line.hasSuffix(".swift") ? String(line.dropLast(".swift".count)) : line
  }
}

extension Lesson {
  /// Whether the start loads the feature, rather than the learner.
  fileprivate var startsWithLoad: Bool { start.contains { $0.hasPrefix("load ") } }

  /// Whether the view has to be drawn to judge the session.
  fileprivate var asksForScreen: Bool {
    (goals + mistakes.flatMap(\.conditions)).contains {
      if case .screen = $0 { true } else { false }
    }
  }
}
