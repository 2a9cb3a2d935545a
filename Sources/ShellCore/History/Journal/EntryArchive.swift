/// The entries of a journal. Those that are complete take little memory.
///
/// Most entries differ from one before them in a few numbers. The archive therefore stores the rest once,
/// as a template that many entries share, and lines and outputs in a ``TextArchive``.
struct EntryArchive: RandomAccessCollection {
  private var packed = ChunkedArray<PackedEntry>()
  /// The entries that are still running, and their indices.
  private var open: [JournalEntry] = []
  private var openIndices: [Int] = []
  private var values = SharedEntryValues()
  private var texts = TextArchive()
  /// The number of the oldest entries whose outputs were dropped.
  private(set) var withoutOutput = 0
  /// What the texts take that could not be dropped the last time, in bytes.
  private var incompressible = 0

  /// The most bytes of the texts of a session. Beyond it, the outputs of the oldest entries are dropped.
  @TaskLocal static var mostBytes = 256 << 20

  var startIndex: Int { 0 }
  var endIndex: Int { packed.count }

  subscript(index: Int) -> JournalEntry {
    openIndices.lastIndex(of: index).map { open[$0] } ?? unpack(packed[index])
  }

  /// The actions of an entry; `nil` if it has not changed the feature.
  func actions(of index: Int) -> Range<Int>? {
    if let place = openIndices.lastIndex(of: index) { return open[place].change?.actions }
    guard values.templates[Int(packed[index].template)].change != nil else { return nil }
    let first = Int(packed[index].firstAction)
    return first..<first + Int(packed[index].actions)
  }

  /// Whether an entry that is still running has changed the feature.
  func hasChange(_ index: Int) -> Bool {
    openIndices.lastIndex(of: index).map { open[$0].change != nil } ?? false
  }

  func output(of entry: JournalEntry) -> String {
    entry.output.isDropped ? "(this output was discarded to save memory)" : texts[entry.output]
  }

  /// What to say if outputs were dropped; `nil` if none were.
  var noteOnDroppedOutputs: String? {
    guard withoutOutput > 0 else { return nil }
    return """
      the session has more than \(Self.mostBytes >> 20) MB of output; that of the oldest lines was discarded, and \
      exported scenarios have `...` in its place
      """
  }

  /// Adds an entry that is still running.
  mutating func append(_ entry: JournalEntry) {
    open.append(entry)
    openIndices.append(packed.count)
    packed.append(PackedEntry())
  }

  mutating func update(_ index: Int, _ change: (inout JournalEntry) -> Void) {
    guard let place = openIndices.lastIndex(of: index) else {
      preconditionFailure("entry \(index) is complete")
    }
    change(&open[place])
  }

  mutating func close(_ index: Int, output: String) {
    guard let place = openIndices.lastIndex(of: index) else { return }
    openIndices.remove(at: place)
    var entry = open.remove(at: place)
    entry.output = texts.add(output)
    packed[index] = pack(entry)
    if texts.bytes > Swift.max(Self.mostBytes, 2 * incompressible) { dropOldOutputs() }
  }

  /// Drops the outputs of the oldest entries until half of the memory is free. The output of the last entry is kept.
  private mutating func dropOldOutputs() {
    while texts.bytes > Self.mostBytes / 2, withoutOutput < packed.count - 1 {
      withoutOutput += Swift.max(1, (packed.count - 1 - withoutOutput) / 2)
      texts = keptTexts()
    }
    incompressible = texts.bytes > Self.mostBytes / 2 ? texts.bytes : 0
  }

  /// The texts without the outputs of the oldest entries.
  private mutating func keptTexts() -> TextArchive {
    var kept = TextArchive()
    for index in packed.indices where !openIndices.contains(index) {
      packed[index].line = kept.number(ofLine: texts[line: packed[index].line])
      let output = packed[index].output
      if index < withoutOutput {
        packed[index].output = output.isEmpty && !output.isDropped ? output : .dropped
      } else {
        packed[index].output = kept.add(texts[output])
      }
    }
    return kept
  }

  mutating func removeLast() {
    packed.removeLast()
    guard openIndices.last == packed.count else { return }
    openIndices.removeLast()
    open.removeLast()
  }

  /// Changes the last entry, which is complete.
  ///
  /// - Parameter addition: More output; `nil` if the output stays the same.
  mutating func changeLast(
    adding addition: String?, _ change: (inout JournalEntry) -> Void
  ) {
    let last = packed.removeLast()
    var entry = unpack(last)
    change(&entry)
    if let addition, !entry.output.isDropped {
      entry.output = texts.append(addition, to: entry.output)
    }
    // The time that only this entry uses.
    if last.timeAfter > last.timeBefore, last.timeAfter == values.times.count - 1 {
      values.times.removeLast()
    }
    packed.append(pack(entry))
  }

  /// Drops the values beside the state, which an entry is not undone to any more.
  mutating func dropEnvironment(of index: Int) {
    openIndices.lastIndex(of: index).map { open[$0].change?.environment = nil }
    packed[index].surroundings = packed[index].surroundings?.withoutEnvironment
  }
}

/// What distinguishes an entry from its template. The numbers are the indices of values in the archive.
private struct PackedEntry {
  var template: UInt32 = 0
  var line: UInt32 = 0
  var output = TextArchive.Text()
  var before = PackedPosition()
  var after = PackedPosition()
  var timeBefore: UInt32 = 0
  var timeAfter: UInt32 = 0
  var firstAction: UInt32 = 0
  var actions: UInt32 = 0
  var surroundings: ChangeSurroundings?
}

/// The values beside the state around a change, and its scope. Most changes share them with the one before.
private final class ChangeSurroundings {
  let environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)?
  let scope: ScopePath

  init(
    _ environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)?, _ scope: ScopePath
  ) {
    (self.environment, self.scope) = (environment, scope)
  }

  /// `nil` if nothing else is known.
  var withoutEnvironment: ChangeSurroundings? {
    scope.isRoot ? nil : ChangeSurroundings(nil, scope)
  }

  /// Whether a change has the same surroundings.
  func areThose(of change: JournalEntry.Change) -> Bool {
    guard let environment, let other = change.environment else { return false }
    return scope.isRoot && change.scope.isRoot && environment.before.isSame(as: other.before)
      && environment.after.isSame(as: other.after)
  }
}

/// The numbers of a ``JournalEntry/Moment``.
private struct PackedPosition {
  var entry: UInt32 = 0
  var action: UInt32 = 0
  var travels: UInt32 = 0

  init() {}

  init(_ moment: JournalEntry.Moment) {
    entry = UInt32(moment.position.entry)
    action = UInt32(moment.position.action)
    travels = UInt32(moment.travels)
  }

  func write(to moment: inout JournalEntry.Moment, _ now: Duration) {
    moment.position = Journal.Position(entry: Int(entry), action: Int(action))
    moment.travels = Int(travels)
    moment.now = now
  }
}

extension EntryArchive {
  private mutating func pack(_ entry: JournalEntry) -> PackedEntry {
    var packed = PackedEntry()
    packed.template = values.number(ofTemplate: entry.template)
    packed.line = texts.number(ofLine: entry.line)
    packed.output = entry.output
    packed.before = PackedPosition(entry.before)
    packed.after = PackedPosition(entry.after)
    packed.timeBefore = values.number(ofTime: entry.before.now)
    packed.timeAfter = values.number(ofTime: entry.after.now)
    guard let change = entry.change else { return packed }
    packed.firstAction = UInt32(change.actions.lowerBound)
    packed.actions = UInt32(change.actions.count)
    packed.surroundings = values.surroundings(of: change)
    return packed
  }

  private func unpack(_ packed: PackedEntry) -> JournalEntry {
    var entry = values.templates[Int(packed.template)]
    entry.line = texts[line: packed.line]
    entry.output = packed.output
    if entry.output.isDropped { entry.isReproducible = false }
    packed.before.write(to: &entry.before, values.times[Int(packed.timeBefore)])
    packed.after.write(to: &entry.after, values.times[Int(packed.timeAfter)])
    let first = Int(packed.firstAction)
    entry.change?.actions = first..<first + Int(packed.actions)
    entry.change?.environment = packed.surroundings?.environment
    entry.change?.scope = packed.surroundings?.scope ?? ScopePath()
    return entry
  }
}

/// What many entries of an archive share.
private struct SharedEntryValues {
  private(set) var templates: [JournalEntry] = []
  /// The times on the feature's clock, each once for all entries in a row that share it.
  var times: [Duration] = []
  /// The surroundings of the change that was completed last.
  private var lastSurroundings: ChangeSurroundings?

  /// The number of a template. Only the last ones are searched, because lines of a kind follow each other.
  mutating func number(ofTemplate template: JournalEntry) -> UInt32 {
    let recent = templates.indices.suffix(16)
    if let known = recent.last(where: { templates[$0].isSameTemplate(as: template) }) {
      return UInt32(known)
    }
    templates.append(template)
    return UInt32(templates.count - 1)
  }

  mutating func number(ofTime time: Duration) -> UInt32 {
    if times.last != time { times.append(time) }
    return UInt32(times.count - 1)
  }

  /// Those of the last change, if they are the same.
  mutating func surroundings(of change: JournalEntry.Change) -> ChangeSurroundings {
    if let last = lastSurroundings, last.areThose(of: change) { return last }
    let new = ChangeSurroundings(change.environment, change.scope)
    lastSurroundings = new
    return new
  }
}

extension JournalEntry {
  /// The entry without the values that ``PackedEntry`` stores.
  fileprivate var template: JournalEntry {
    var template = self
    template.line = ""
    template.output = TextArchive.Text()
    PackedPosition().write(to: &template.before, .zero)
    PackedPosition().write(to: &template.after, .zero)
    template.change?.actions = 0..<0
    template.change?.environment = nil
    template.change?.scope = ScopePath()
    return template
  }

  fileprivate func isSameTemplate(as other: JournalEntry) -> Bool {
    cause == other.cause && meaning == other.meaning && run == other.run
      && before == other.before && after == other.after && diagnostics == other.diagnostics
      && isError == other.isError && isReproducible == other.isReproducible
      && isTimed == other.isTimed && findings == other.findings && isClosed == other.isClosed
      && change?.continuesPrevious == other.change?.continuesPrevious
      && change?.isNamedByAction == other.change?.isNamedByAction
      && change?.wokenSleeper == other.change?.wokenSleeper
  }
}
