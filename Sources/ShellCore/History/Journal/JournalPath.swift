/// The entries that lead from the `load` of a feature to its current state, in order: the changes
/// that are done, and what was inspected on the way. Changes that were undone are not on it, except those with
/// which views appeared or disappeared, if the path is to be typed: `undo` does not make them appear again.
///
/// An exported session and the beginning of a recording consist of the path.
struct JournalPath {
  struct Element {
    let cause: JournalEntry.Cause
    let line: String
    let meaning: LineMeaning
    let before: JournalEntry.Moment
    var after: JournalEntry.Moment
    let output: String
    let diagnostics: [String]
    var isReproducible: Bool
    let isTimed: Bool
    /// Whether it changed the feature.
    let isChange: Bool
    /// Whether it may have started, continued, or ended effects although nothing has changed.
    var letsFeatureWork: Bool {
      if case .changesFeature = meaning.command { true } else { false }
    }
    /// Whether its first action was compared with what a line before it expected.
    fileprivate var usesExpectation = false
    /// The sleeper that it woke, although others were due earlier, by its place among them.
    var wokenSleeper: Int?
    /// The issues that the feature has reported with `reportIssue`.
    var issues: [String] = []
    /// The values beside the state, before and after, if they are kept.
    var environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)?

    var actions: Range<Int> {
      before.position.action + 1..<max(before.position.action, after.position.action) + 1
    }
  }

  /// The `load` at its beginning; `nil` if no feature is loaded.
  private(set) var load: Element?
  private(set) var elements: [Element] = []

  /// The time on the feature's clock after the last change.
  var endOfLastChange: Duration { elements.last { $0.isChange }?.after.now ?? .zero }

  /// - Parameters:
  ///   - journal: The journal.
  ///   - end: The session now.
  ///   - isTyped: Whether a session is to repeat the path, with its views.
  init(_ journal: Journal, to end: JournalEntry.Moment, isTyped: Bool = false) {
    guard let number = journal.currentRun, let run = journal.run else { return }
    load = .load(
      run, prompt: run.feature, settings: journal.entries[run.firstEntry].before.settings.onlyHidden
    )
    var position = Journal.Position(entry: run.firstEntry, action: 0)
    var next = 0
    var undone = UndoneChanges(after: position)
    for index in run.firstEntry..<journal.entries.count {
      let entry = journal.entries[index]
      guard entry.run == number, entry.isClosed else { continue }
      if next < run.done, run.steps[next].entry == index {
        add(entry, run.steps[next], isLast: next == run.done - 1, journal, end)
        position = elements.last?.after.position ?? position
        undone = UndoneChanges(after: position)
        next += 1
      } else if entry.change == nil, entry.isInspection, entry.before.position == position {
        elements.append(Element(entry, journal))
      } else if isTyped, entry.change != nil {
        elements += undone.thereAndBack(with: index, in: journal)
      }
    }
    leaveOutTimeTravel(until: end)
    leaveOutUsedExpectations()
    goBackInImport(run, journal, end)
  }

  /// Omits expectations that an action has used that was undone afterwards.
  private mutating func leaveOutUsedExpectations() {
    let all = elements
    elements = all.indices.filter { index in
      guard all[index].setsExpectation else { return true }
      return all[(index + 1)...].first { $0.mayUseExpectation }?.usesExpectation ?? true
    }.map { all[$0] }
  }

  /// Adds the `goto` to the action of an imported log at which the session is: importing it ends after
  /// its last action.
  private mutating func goBackInImport(
    _ run: Journal.Run, _ journal: Journal, _ end: JournalEntry.Moment
  ) {
    guard let next = run.steps.dropFirst(run.done).first,
      journal.entries[next.entry].meaning.command == .isImported,
      let last = elements.last(where: { $0.meaning.command == .isImported }) ?? load
    else { return }
    let index = elements.lastIndex { $0.meaning.command == .isImported }.map { $0 + 1 } ?? 0
    elements.insert(last.travel(toAction: run.action, arrivingAt: end), at: index)
  }

  /// Adds a change. If it is done only in part, the path goes over all of it and back.
  private mutating func add(
    _ entry: JournalEntry, _ step: Journal.UndoStep, isLast: Bool, _ journal: Journal,
    _ end: JournalEntry.Moment
  ) {
    var element = Element(entry, journal)
    let last = isLast ? journal.position.action : journal.actions(of: step).upperBound - 1
    let isPart = entry.change.map { last < $0.actions.upperBound - 1 } ?? false
    element.after.position.action = last
    elements.append(element)
    guard isPart else { return }
    let travel = isLast ? journal.run?.lastTravel : step.cut?.travel
    let arrival = travel.map { journal.entries[$0].after } ?? end
    elements.append(element.travel(toAction: last, arrivingAt: arrival))
  }

  /// Omits inspections at a time that is not on the path, because the clock was set
  /// back by a time travel afterwards.
  private mutating func leaveOutTimeTravel(until end: JournalEntry.Moment) {
    var now = end.now
    let kept = elements.reversed().filter { element in
      guard element.isChange || element.after.now <= now else { return false }
      now = min(now, element.before.now)
      return true
    }
    elements = kept.reversed()
  }
}

/// Changes that were made one after the other and undone together.
private struct UndoneChanges {
  private let start: Journal.Position
  private var elements: [JournalPath.Element] = []

  init(after start: Journal.Position) { self.start = start }

  /// Adds an entry if it follows what was added before.
  ///
  /// - Returns: What was added, and a `goto` to the start, if views appeared or disappeared with the entry; otherwise nothing.
  mutating func thereAndBack(with index: Int, in journal: Journal) -> [JournalPath.Element] {
    let entry = journal.entries[index]
    guard entry.before.position == elements.last?.after.position ?? start else { return [] }
    let element = JournalPath.Element(entry, journal)
    elements.append(element)
    guard entry.findings.hadViewsChange, let arrival = arrival(after: index, in: journal) else {
      return []
    }
    var back = element.travel(toAction: start.action, arrivingAt: arrival)
    back.after.position = start
    defer { elements = [] }
    return elements + [back]
  }

  private func arrival(after index: Int, in journal: Journal) -> JournalEntry.Moment? {
    for next in index + 1..<journal.entries.count {
      let entry = journal.entries[next]
      if entry.meaning.command == .travels, entry.after.position == start { return entry.after }
    }
    return nil
  }
}

extension JournalEntry {
  /// Whether an export repeats the entry although it changed nothing.
  fileprivate var isInspection: Bool {
    !isError && meaning.isExported && before.position == after.position
  }
}

extension JournalPath.Element {
  fileprivate var setsExpectation: Bool { CommandInput(line).name == "expect" }

  /// Whether an expectation before it ends with it: not with what happens by itself.
  fileprivate var mayUseExpectation: Bool {
    guard isChange, !actions.isEmpty, !line.isEmpty else { return false }
    if case .changesFeature(_, let reads) = meaning.command { return !reads.contains(.realTime) }
    return true
  }

  fileprivate init(_ entry: JournalEntry, _ journal: Journal) {
    self.init(
      cause: entry.cause, line: entry.line, meaning: entry.meaning, before: entry.before,
      after: entry.after, output: journal.output(of: entry), diagnostics: entry.diagnostics,
      isReproducible: entry.isReproducible, isTimed: entry.isTimed && entry.change != nil,
      isChange: entry.change != nil,
      environment: entry.change?.environment)
    usesExpectation = entry.findings.wasExpected != nil
    issues = entry.findings.issues
    wokenSleeper = entry.change?.wokenSleeper
  }

  /// - Parameter settings: The actions that were hidden already. They may belong to other features, so they are hidden before a
  ///   feature is loaded that has no such actions.
  fileprivate static func load(
    _ run: Journal.Run, prompt: String, settings: PrintSettings
  ) -> Self {
    let before = JournalEntry.Moment(prompt: "tca", settings: settings)
    var after = before
    after.prompt = prompt
    return Self(
      cause: .line, line: run.load.line,
      meaning: LineMeaning(
        command: .controlsSession(isRecorded: true, isAllowedInScenarios: true), file: .swift),
      before: before, after: after, output: run.load.output, diagnostics: [],
      isReproducible: true, isTimed: false, isChange: false)
  }

  /// The `goto` that goes back into the middle of this change.
  fileprivate func travel(
    toAction number: Int, arrivingAt arrival: JournalEntry.Moment
  ) -> Self {
    var after = arrival
    after.position = self.after.position
    after.settings = self.after.settings
    return Self(
      cause: .line, line: "goto \(number)", meaning: LineMeaning(command: .travels),
      before: self.after, after: after, output: "", diagnostics: [], isReproducible: false,
      isTimed: false, isChange: true)
  }
}
