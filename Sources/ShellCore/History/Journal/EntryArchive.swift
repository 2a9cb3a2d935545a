/// The entries of a journal. Those that are complete take little memory.
///
/// Most entries differ from one before them in a few numbers. The archive therefore stores the rest once,
/// as a template that many entries share, and lines and outputs in a ``TextArchive``.
struct EntryArchive: RandomAccessCollection {
  private var packed: ContiguousArray<PackedEntry> = []
  /// The entries that are still running, by index.
  private var open: [Int: JournalEntry] = [:]
  private var templates: [JournalEntry] = []
  /// The times on the feature's clock, each once for all entries in a row that share it.
  private var times: [Duration] = []
  private var texts = TextArchive()
  /// The number of the oldest entries whose outputs were dropped.
  private(set) var withoutOutput = 0
  /// What the texts take that could not be dropped the last time, in bytes.
  private var incompressible = 0

  /// The most bytes of the texts of a session. Beyond it, the outputs of the oldest entries are dropped.
  @TaskLocal static var mostBytes = 256 << 20

  var startIndex: Int { 0 }
  var endIndex: Int { packed.count }

  subscript(index: Int) -> JournalEntry { open[index] ?? unpack(packed[index]) }

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
    open[packed.count] = entry
    packed.append(PackedEntry())
  }

  mutating func update(_ index: Int, _ change: (inout JournalEntry) -> Void) {
    guard var entry = open[index] else { preconditionFailure("entry \(index) is complete") }
    change(&entry)
    open[index] = entry
  }

  mutating func close(_ index: Int, output: String) {
    guard var entry = open.removeValue(forKey: index) else { return }
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
    for index in packed.indices where open[index] == nil {
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
    open[packed.count] = nil
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
    if last.timeAfter > last.timeBefore, last.timeAfter == times.count - 1 { times.removeLast() }
    packed.append(pack(entry))
  }

  /// Drops the values beside the state, which an entry is not undone to any more.
  mutating func dropEnvironment(of index: Int) {
    open[index]?.change?.environment = nil
    packed[index].environment = nil
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
  var environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)?
  var scope = ScopePath()
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
    packed.template = number(ofTemplate: entry.template)
    packed.line = texts.number(ofLine: entry.line)
    packed.output = entry.output
    packed.before = PackedPosition(entry.before)
    packed.after = PackedPosition(entry.after)
    packed.timeBefore = number(ofTime: entry.before.now)
    packed.timeAfter = number(ofTime: entry.after.now)
    guard let change = entry.change else { return packed }
    packed.firstAction = UInt32(change.actions.lowerBound)
    packed.actions = UInt32(change.actions.count)
    packed.environment = change.environment
    packed.scope = change.scope
    return packed
  }

  private func unpack(_ packed: PackedEntry) -> JournalEntry {
    var entry = templates[Int(packed.template)]
    entry.line = texts[line: packed.line]
    entry.output = packed.output
    if entry.output.isDropped { entry.isReproducible = false }
    packed.before.write(to: &entry.before, times[Int(packed.timeBefore)])
    packed.after.write(to: &entry.after, times[Int(packed.timeAfter)])
    let first = Int(packed.firstAction)
    entry.change?.actions = first..<first + Int(packed.actions)
    entry.change?.environment = packed.environment
    entry.change?.scope = packed.scope
    return entry
  }

  /// The number of a template. Only the last ones are searched, because lines of a kind follow each other.
  private mutating func number(ofTemplate template: JournalEntry) -> UInt32 {
    let recent = templates.indices.suffix(16)
    if let known = recent.last(where: { templates[$0].isSameTemplate(as: template) }) {
      return UInt32(known)
    }
    templates.append(template)
    return UInt32(templates.count - 1)
  }

  private mutating func number(ofTime time: Duration) -> UInt32 {
    if times.last != time { times.append(time) }
    return UInt32(times.count - 1)
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
