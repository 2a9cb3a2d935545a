import Testing

@testable import ShellCore

@Suite("The archive of journal entries")
struct EntryArchiveTests {
  private var archive = EntryArchive()

  /// An entry whose values all depend on a number.
  private func entry(_ number: Int) -> JournalEntry {
    var before = JournalEntry.Moment(prompt: "App\(number % 2)")
    before.position = Journal.Position(entry: number, action: 2 * number)
    before.travels = number / 3
    before.now = .milliseconds(number / 2)
    var after = before
    after.position.action += 3
    after.now += .nanoseconds(number % 3)
    after.hasEffects = number % 5 == 0
    var entry = JournalEntry(
      cause: number % 4 == 0 ? .time : .line, line: "line\n\(number % 7)",
      meaning: number % 3 == 0 ? .event : LineMeaning(command: .travels), run: number % 2,
      before: before, after: after)
    entry.diagnostics = number % 6 == 0 ? ["TCA001"] : []
    entry.isError = number % 6 == 0
    if number % 2 == 1 { entry.findings.add(.expectation(isMet: true, comparesWholeState: true)) }
    if number % 5 == 0 { entry.findings.add(.tests(TestCounts(passed: number, failed: 1))) }
    if number % 8 == 0 { entry.findings.add(.measured(.nanoseconds(number))) }
    entry.isClosed = true
    if number % 3 != 1 {
      entry.change = JournalEntry.Change(
        actions: number..<number + number % 4,
        environment: (EnvironmentSnapshot(effects: number), EnvironmentSnapshot(effects: 1)),
        scope: ScopePath(), continuesPrevious: number % 2 == 0, isNamedByAction: number % 3 == 0)
    }
    return entry
  }

  @Test(
    "Beyond the limit, the oldest outputs are dropped, and everything else of their entries is kept"
  )
  func limit() {
    EntryArchive.$mostBytes.withValue(20_000) {
      var archive = archive
      for number in 0..<200 {
        archive.append(entry(number))
        archive.close(
          number, output: "output \(number)\n" + String(repeating: "\(number) ", count: 50))
      }
      let dropped = archive.withoutOutput
      #expect((1..<200).contains(dropped))
      for number in 0..<200 {
        let kept = archive[number], original = entry(number)
        #expect(kept.line == original.line)
        #expect(kept.before == original.before)
        #expect(kept.change?.actions == original.change?.actions)
        #expect(kept.output.isDropped == (number < dropped))
        #expect(kept.isReproducible == (number >= dropped))
        let output = archive.output(of: kept)
        #expect(
          output.hasPrefix(number < dropped ? "(this output was discarded" : "output \(number)\n"))
      }
    }
  }

  @Test(
    "An output that is larger than the limit is kept until the next one, and lines are never dropped"
  )
  func largeOutput() {
    EntryArchive.$mostBytes.withValue(2_000) {
      var archive = archive
      for number in 0..<3 {
        archive.append(entry(number))
        archive.close(number, output: String(repeating: "\(number)", count: 5_000))
      }
      #expect(archive.withoutOutput == 2)
      #expect(archive.output(of: archive[2]).count == 5_000)
      #expect(archive[0].line == "line\n0")
    }
  }

  private func text(_ entry: JournalEntry) -> String {
    var entry = entry
    entry.output = TextArchive.Text()
    return String(reflecting: entry)
  }

  @Test("Entries read back with all their values")
  mutating func roundTrip() {
    let entries = (0..<200).map(entry)
    for (index, entry) in entries.enumerated() {
      archive.append(entry)
      archive.close(index, output: "output \(index % 9)\nend")
    }
    #expect(archive.count == 200)
    #expect(archive.map(text) == entries.map(text))
    #expect(
      archive.indices.allSatisfy { archive.output(of: archive[$0]) == "output \($0 % 9)\nend" })
  }

  @Test("An entry that is still running can be changed, also after later entries were completed")
  mutating func running() {
    archive.append(entry(1))
    archive.append(entry(2))
    archive.close(1, output: "second")
    archive.update(0) { $0.isTimed = true }
    archive.close(0, output: "first")
    #expect(archive.map(\.isTimed) == [true, false])
    #expect(archive.map { archive.output(of: $0) } == ["first", "second"])
  }

  @Test("The last entry can be extended, and the environment of any entry dropped")
  mutating func changing() {
    for index in 2...3 {
      archive.append(entry(index))
      archive.close(index - 2, output: "\(index)")
    }
    archive.changeLast(adding: "more") { $0.after.now = .seconds(9) }
    #expect(archive.output(of: archive[1]) == "3\nmore")
    #expect(archive[1].after.now == .seconds(9))
    #expect(archive[1].before.now == entry(3).before.now)
    archive.dropEnvironment(of: 0)
    #expect(archive[0].change?.environment == nil)
    #expect(archive[1].change?.environment?.before.effects == 3)
  }
}
