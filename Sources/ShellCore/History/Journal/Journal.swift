/// Everything that happened in a session, in order, with a cursor at the session's position.
///
/// Entries are only appended, and their indices are stable. Undo, redo and goto move the cursor.
/// A change that is made after `undo` abandons the changes ahead of the cursor: their entries stay
/// in the list, but no path contains them any more.
///
/// The journal is a value. It decides nothing about the running feature and does not touch it; see
/// ``Traveler``.
struct Journal {
  /// A position in the history of one feature: after an action of an entry.
  struct Position: Comparable, Hashable {
    /// The index of the last entry that changed the feature, or of the entry that loaded it.
    var entry = 0
    var action = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.entry, left.action) < (right.entry, right.action)
    }
  }

  /// The time from one `load`, `reset` or `reload` to the next.
  struct Run {
    let feature: String
    /// The line that began it.
    let command: String
    /// The line that begins a new session the same way, and its output there.
    let load: (line: String, output: String)
    /// The entry that began it.
    let firstEntry: Int
    /// The changes on the current branch. Those after `done` were undone.
    var steps: [UndoStep] = []
    /// The number of steps that are done, the last one perhaps only in part.
    var done = 0
    /// The number of the last action that is done.
    var action = 0
    /// The entry of the last time travel that arrived here.
    var lastTravel: Int?
    /// Before this step the environments were dropped.
    var firstKept = 0
  }

  /// An entry that changed the feature.
  struct UndoStep {
    let entry: Int
    /// Where it ends if something else was done in the middle of it.
    var cut: Cut?

    /// An immutable object, so that the many steps without one are small.
    final class Cut {
      let action: Int
      let environment: EnvironmentSnapshot
      /// The entry of the time travel that went there.
      let travel: Int?

      init(action: Int, environment: EnvironmentSnapshot, travel: Int?) {
        self.action = action
        self.environment = environment
        self.travel = travel
      }
    }
  }

  /// The most steps of a run that can be undone.
  static let mostUndoable = 10_000

  private(set) var entries = EntryArchive()
  private(set) var runs: [Run] = []
  /// The number of the current run; `nil` before the first `load`.
  private(set) var currentRun: Int?
  /// How often time travel has happened.
  private(set) var travels = 0

  var run: Run? { currentRun.map { runs[$0] } }
  /// Whether the current state was reached in another way than by going on from the first `load`.
  var hasTravelled: Bool { travels > 0 || runs.count > 1 }
  /// Whether the current run has changes to undo, even if they were dropped since.
  var hasPast: Bool { run.map { $0.done > 0 } ?? false }

  var position: Position {
    guard let run else { return Position() }
    guard run.done > 0 else { return Position(entry: run.firstEntry, action: run.action) }
    return Position(entry: run.steps[run.done - 1].entry, action: run.action)
  }

  /// The actions of a step, on the current branch.
  func actions(of step: UndoStep) -> Range<Int> {
    let actions = entries.actions(of: step.entry) ?? 0..<0
    guard let cut = step.cut else { return actions }
    return actions.lowerBound..<max(actions.lowerBound, cut.action + 1)
  }

  func output(of entry: JournalEntry) -> String { entries.output(of: entry) }
}

extension Journal {
  /// Opens an entry, before what it describes happens.
  ///
  /// - Returns: Its index.
  mutating func open(
    _ line: String, _ meaning: LineMeaning, before: JournalEntry.Moment
  ) -> Int {
    entries.append(
      JournalEntry(
        cause: .line, line: line, meaning: meaning, run: currentRun, before: before, after: before))
    return entries.count - 1
  }

  /// Completes an entry.
  ///
  /// - Parameter index: Its index.
  mutating func close(_ index: Int, output: String, _ outcome: JournalEntry.Outcome) {
    entries.update(index) { $0.complete(outcome) }
    guard !mergeTick(index, output) else { return }
    entries.close(index, output: output)
  }

  /// Removes the entry that was opened last, because nothing has happened.
  mutating func discardLast() { entries.removeLast() }

  /// Notes that an open entry has changed the feature. What was undone before is abandoned.
  mutating func add(_ change: JournalEntry.Change, to index: Int) {
    guard let currentRun else { return }
    let last = change.actions.upperBound - 1
    if entries.hasChange(index) {
      entries.update(index) { $0.change?.extend(to: change) }
    } else {
      if let environment = change.environment { abandonUndone(environment.before) }
      entries.update(index) { $0.change = change }
      runs[currentRun].steps.append(UndoStep(entry: index))
      runs[currentRun].done = runs[currentRun].steps.count
      dropOldEnvironment()
    }
    runs[currentRun].action = last
  }

  /// Abandons the changes ahead of the cursor.
  ///
  /// - Parameter environment: The values beside the state, now.
  mutating func abandonUndone(_ environment: EnvironmentSnapshot) {
    guard let currentRun else { return }
    let done = runs[currentRun].done, action = runs[currentRun].action
    runs[currentRun].steps.removeLast(runs[currentRun].steps.count - done)
    guard done > 0, actions(of: runs[currentRun].steps[done - 1]).upperBound - 1 > action else {
      return
    }
    runs[currentRun].steps[done - 1].cut = UndoStep.Cut(
      action: action, environment: environment, travel: runs[currentRun].lastTravel)
  }

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - entry: The entry that began it.
  ///   - load: What to type in a new session to begin the same way; `nil` if it is the same as in
  ///     the run before.
  /// - Returns: Its number.
  mutating func beginRun(
    of feature: String, by entry: Int, load: (line: String, output: String)?
  ) -> Int {
    let line = entries[entry].line
    runs.append(
      Run(
        feature: feature, command: line, load: load ?? run?.load ?? (line, ""),
        firstEntry: entry))
    currentRun = runs.count - 1
    return runs.count - 1
  }

  /// Moves the cursor within the current run.
  ///
  /// - Parameters:
  ///   - done: The number of steps that are done there, the last one perhaps only in part.
  ///   - action: The number of the last action that is done there.
  ///   - entry: The open entry of the travel.
  mutating func travel(toStep done: Int, action: Int, by entry: Int?) {
    guard let currentRun else { return }
    travels += 1
    runs[currentRun].done = done
    runs[currentRun].action = action
    runs[currentRun].lastTravel = entry
  }

  /// Moves the cursor to its last position in another run.
  mutating func travel(toRun number: Int) {
    travels += 1
    currentRun = number
  }

  /// A change before this limit cannot be undone, so its environment is not needed.
  private mutating func dropOldEnvironment() {
    guard let currentRun else { return }
    while runs[currentRun].steps.count - runs[currentRun].firstKept > Self.mostUndoable {
      entries.dropEnvironment(of: runs[currentRun].steps[runs[currentRun].firstKept].entry)
      runs[currentRun].firstKept += 1
    }
  }

  /// Merges a tick with the tick before it if nothing happened in between.
  private mutating func mergeTick(_ index: Int, _ output: String) -> Bool {
    guard index > 0, index == entries.count - 1, let currentRun else { return false }
    let entry = entries[index]
    // Most entries are not ticks, and reading the entry before takes time.
    guard entry.isTick, let tick = entry.change, runs[currentRun].steps.count > 1,
      runs[currentRun].steps[runs[currentRun].steps.count - 2].entry == index - 1,
      runs[currentRun].steps[runs[currentRun].steps.count - 2].cut == nil
    else { return false }
    let old = entries[index - 1]
    guard old.isTick, entry.run == old.run, let change = old.change,
      entry.after.prompt == old.before.prompt, entry.after.settings == old.before.settings
    else { return false }
    runs[currentRun].steps.removeLast()
    runs[currentRun].done -= 1
    entries.removeLast()
    let isShown = tick.actions.upperBound - change.actions.lowerBound <= PendingOutput.mostShown
    entries.changeLast(adding: isShown ? output : nil) { merged in
      merged.change?.extend(to: tick)
      merged.merge(entry, isReproducible: isShown)
    }
    return true
  }
}

extension JournalEntry {
  /// Whether the entry is time that passed between lines.
  fileprivate var isTick: Bool { cause == .time && line.isEmpty && isClosed }

  /// - Parameter isReproducible: Whether one `advance` prints the text of both entries.
  fileprivate mutating func merge(_ next: JournalEntry, isReproducible isShown: Bool) {
    let start = after.position.entry
    after = next.after
    after.position.entry = start
    diagnostics += next.diagnostics
    isReproducible = isReproducible && next.isReproducible && isShown
    isTimed = isTimed || next.isTimed
  }
}

extension JournalEntry.Change {
  /// Adds the actions of a change that follows.
  fileprivate mutating func extend(to next: Self) {
    actions = actions.lowerBound..<next.actions.upperBound
    environment = environment.flatMap { old in next.environment.map { (old.before, $0.after) } }
  }
}
