import Testing

@testable import ShellCore

@Suite("The path through the journal")
struct JournalPathTests {
  private var journal = Journal()
  private var now = 0

  init() {
    let load = journal.open(
      "load app",
      LineMeaning(command: .controlsSession(isRecorded: true, isAllowedInScenarios: true)),
      before: JournalEntry.Moment(prompt: "tca"))
    _ = journal.beginRun(of: "App", by: load, load: ("load app", "App.State()"))
    let after = moment
    journal.close(load, output: "App.State()", JournalEntry.Outcome(cause: .line, after: after))
  }

  private var moment: JournalEntry.Moment {
    var moment = JournalEntry.Moment(prompt: "App")
    moment.position = journal.position
    moment.travels = journal.travels
    moment.now = .seconds(now)
    return moment
  }

  /// Sends some actions.
  private mutating func act(_ line: String, actions: Int = 1) {
    let index = journal.open(line, LineMeaning(command: .action), before: moment)
    let first = journal.position.action + 1
    journal.add(change(first..<first + actions, continuesPrevious: false), to: index)
    let after = moment
    journal.close(
      index, output: "output of \(line)", JournalEntry.Outcome(cause: .line, after: after))
  }

  /// Advances the clock by a second, which wakes an effect.
  private mutating func tick() {
    let index = journal.open("", .event, before: moment)
    let first = journal.position.action + 1
    now += 1
    journal.add(change(first..<first + 1, continuesPrevious: true), to: index)
    let after = moment
    journal.close(index, output: "tick \(now)", JournalEntry.Outcome(cause: .time, after: after))
  }

  private func change(_ actions: Range<Int>, continuesPrevious: Bool) -> JournalEntry.Change {
    JournalEntry.Change(
      actions: actions, environment: (EnvironmentSnapshot(), EnvironmentSnapshot()),
      scope: ScopePath(), continuesPrevious: continuesPrevious, isNamedByAction: true)
  }

  private mutating func inspect(_ line: String) {
    let index = journal.open(
      line, LineMeaning(command: .inspects(.feature, reads: [])), before: moment)
    let after = moment
    journal.close(index, output: "", JournalEntry.Outcome(cause: .line, after: after))
  }

  private mutating func travel(_ line: String, to destination: Destination?) throws {
    let destination = try #require(destination)
    let index = journal.open(line, LineMeaning(command: .travels), before: moment)
    journal.travel(toStep: destination.done, action: destination.action, by: index)
    let after = moment
    journal.close(index, output: "", JournalEntry.Outcome(cause: .line, after: after))
  }

  private mutating func undo() throws { try travel("undo", to: journal.destinations.undo) }
  private mutating func redo() throws { try travel("redo", to: journal.destinations.redo) }

  private var path: [String] { JournalPath(journal, to: moment).elements.map(\.line) }

  @Test("The path ends at the cursor, and redo extends it")
  mutating func cursor() throws {
    act("a")
    act("b")
    #expect(path == ["a", "b"])
    try undo()
    #expect(path == ["a"])
    try undo()
    #expect(path == [])
    try redo()
    try redo()
    #expect(path == ["a", "b"])
    #expect(journal.destinations.redo == nil)
  }

  @Test("A change after undo abandons the changes ahead; their entries stay in the journal")
  mutating func branch() throws {
    act("a")
    act("b")
    try undo()
    act("c")
    #expect(path == ["a", "c"])
    #expect(journal.destinations.redo == nil)
    #expect(journal.entries.map(\.line) == ["load app", "a", "b", "undo", "c"])
  }

  @Test("An inspection belongs to the place where it was made, and is left out after redo")
  mutating func inspection() throws {
    act("a")
    act("b")
    try undo()
    inspect("state")
    #expect(path == ["a", "state"])
    try redo()
    #expect(path == ["a", "b"])
    try undo()
    act("c")
    #expect(path == ["a", "state", "c"])
  }

  @Test("An inspection is left out if the clock was set back to a time before it")
  mutating func time() throws {
    act("a")
    now = 9
    inspect("late")
    #expect(path == ["a", "late"])
    now = 3
    #expect(path == ["a"])
    act("b")
    now = 9
    #expect(path == ["a", "b"])
  }

  @Test("If the cursor is inside a change, the path contains the whole change and a `goto` back")
  mutating func middle() throws {
    act("a", actions: 3)
    try travel("goto 2", to: journal.destinations.afterAction(2))
    inspect("state")
    #expect(path == ["a", "goto 2", "state"])
    let back = try #require(JournalPath(journal, to: moment).elements.first { $0.line == "goto 2" })
    #expect(!back.isReproducible)
    act("b")
    #expect(path == ["a", "goto 2", "state", "b"])
    try undo()
    #expect(journal.position.action == 2)
    try redo()
    #expect(journal.position.action == 3)
  }

  @Test("Consecutive ticks are merged into one entry with their combined output")
  mutating func ticks() throws {
    act("start")
    for _ in 0..<3 { tick() }
    #expect(journal.entries.count == 3)
    let element = try #require(JournalPath(journal, to: moment).elements.last)
    #expect(element.output == "tick 1\ntick 2\ntick 3")
    #expect(element.actions == 2..<5)
    inspect("state")
    tick()
    #expect(journal.entries.count == 5)
  }

  @Test("The output of many merged ticks is dropped, and exports do not expect it")
  mutating func manyTicks() throws {
    act("start")
    for _ in 0...PendingOutput.mostShown { tick() }
    let element = try #require(JournalPath(journal, to: moment).elements.last)
    #expect(element.actions.count == PendingOutput.mostShown + 1)
    #expect(!element.isReproducible)
  }

  @Test("`undo` reverts ticks together with the change before them")
  mutating func undoTicks() throws {
    act("a")
    act("start")
    tick()
    inspect("state")
    tick()
    let destination = try #require(journal.destinations.undo)
    #expect(destination.action == 1 && destination.actions == 2..<5)
    try undo()
    #expect(path == ["a"])
    try redo()
    #expect(journal.position.action == 4)
  }

  @Test("In a long history, the oldest changes cannot be undone but remain on the path")
  mutating func long() throws {
    for number in 0...Journal.mostUndoable { act("\(number)") }
    for _ in 0..<Journal.mostUndoable { try undo() }
    #expect(journal.destinations.undo == nil)
    #expect(journal.hasPast)
    #expect(path == ["0"])
  }

  @Test("`export`, `record` and `reload` repeat every line of 100,000 entries")
  mutating func complete() throws {
    for number in 1..<50_000 {
      act("line \(number)")
      inspect("state")
    }
    act("last")
    #expect(journal.entries.count == 100_000)

    let path = JournalPath(journal, to: moment)
    let text = SessionScript.scenario(of: path, to: moment, title: "App", .none)
    let exported = try ScenarioReader.read(Array(text.utf8), path: "").blocks.flatMap(\.steps)
    #expect(exported.count == 100_000)
    #expect(exported[1].expectedText == "output of line 1\n")
    #expect(exported.last?.command == "last")

    let recorded = SessionScript.lines(of: path, to: moment, keepsTime: true)
    #expect(recorded.map(\.command) == exported.map(\.command))

    let reloaded = journal.linesToReplay().lines
    #expect(reloaded.count == 50_000)
    #expect(reloaded.first?.output.text == "output of line 1")
    #expect(reloaded.last?.entry.line == "last")
  }
}

@Suite("The archive of texts")
struct TextArchiveTests {
  @Test("Every text is returned byte for byte")
  func roundTrip() {
    var archive = TextArchive()
    let texts = [
      "", "a", "a\nb", "a\n", "\n", "a\r\nb", "e\u{301}\n\u{E9}", "\u{E9}", "a\nb",
      "- a\n+ a\n  a\n a", "-\n+\n ", "-",
      "--\n-- a\n+-",
    ]
    let stored = texts.map { archive.add($0) }
    for (text, number) in zip(texts, stored) {
      #expect(Array(archive[number].utf8) == Array(text.utf8))
    }
  }

  @Test("A line that a diff adds and later removes takes its bytes once")
  func marks() {
    var archive = TextArchive()
    let line = String(repeating: "x", count: 1_000)
    _ = archive.add("+ \(line)")
    let bytes = archive.bytes
    _ = archive.add("- \(line)\n  \(line)")
    #expect(archive.bytes - bytes < 100)
  }

  @Test("An appended text continues the last one on a new line")
  func append() {
    var archive = TextArchive()
    let first = archive.add("a\nb")
    let both = archive.append("c", to: first)
    #expect(archive[both] == "a\nb\nc")
    #expect(archive.append("", to: both) == both)
    let fresh = archive.append("d", to: TextArchive.Text())
    #expect(archive[fresh] == "d")
  }

  @Test("Thousands of different lines are found again")
  func manyLines() {
    var archive = TextArchive()
    let texts = (0..<5_000).map { "line \($0 % 4_000)\nof \($0 % 7)\n" }
    let stored = texts.map { archive.add($0) }
    #expect(stored.map { archive[$0] } == texts)
  }
}
