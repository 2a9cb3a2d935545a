/// Compiles the running feature's file again and replays what was typed.
@MainActor
struct Reloader {
  let loader: FeatureLoader
  let features: SessionFeatures
  let entries: SessionEntries
  let display: Display
  let output: OutputCollector
  let interruption: Interruption
  let lines: NestedLines
  let watching: Watching

  /// Compiles the file of the running feature again, loads it, and replays the lines that were typed
  /// since it was loaded, and the time that passed between them. They are printed as they were printed then.
  func reload(_ file: FileArgument) async throws -> Output {
    let settings = display.printSettings
    let (replayed, rest) = entries.journal.linesToReplay(with: watching.invalidLines)
    let began = try await loader.load(file, isAnew: true)
    watching.invalidLines = []
    let leftOut = output.leftOut
    var texts: [String] = []
    var count = 0
    defer { display.printSettings = settings }
    var way = ReplayedWay(replayed.first?.entry, entries.journal)
    for (entry, before, passed) in replayed {
      guard !interruption.check() else { break }
      await advance(by: passed)
      if way.isBack(before: entry, entries.journal) {
        texts.append("\(entry.line)  was left out: the line that it took back is not valid now")
        count += 1
        continue
      }
      defer { way.note(entry, entries.journal) }
      display.printSettings = entry.before.settings
      var now = await lines.evaluate(entry.line)
      now.text = now.fileText ?? now.text
      count += 1
      let last = entries.journal.entries.count - 1
      if now.isError, entries.journal.entries[last].findings.wasRefused {
        watching.invalidLines.insert(last)
        way.hasGap = true
      }
      // An output that was discarded cannot be compared.
      if entry.output.isDropped, before.isError == now.isError { continue }
      texts += ReplayedLine(line: entry.line, before: before, now: now).text
    }
    if count == replayed.count { await advance(by: rest) }
    guard count > 0 else { return began }
    if !leftOut.lines.isEmpty { output.lastCompilerText = leftOut.compilerText }
    let state = features.running.map { ChangeText.dump($0.store.state) }
    let isStopped = count < replayed.count
    let lost = replayed.prefix(count).count { $0.entry.output.isDropped }
    let note =
      (lost == 0 ? [] : ["the outputs of \(lost) of them were discarded and could not be compared"])
      + (isStopped ? ["error: stopped; \(replayed.count - count) lines were not replayed"] : [])
    return Output(
      text: (leftOut.lines + [summary(count, differing: texts.count)] + texts + note
        + [state].compactMap { $0 })
        .joined(separator: "\n"),
      isError: isStopped)
  }

  private func advance(by passed: Duration) async {
    guard passed > .zero else { return }
    _ = await lines.evaluate("advance \(DurationText.of(passed))")
  }

  private func summary(_ count: Int, differing: Int) -> String {
    let lines = count == 1 ? "1 line" : "\(count) lines"
    let outcome =
      differing == 0 ? " with the same output" : "; \(differing) produced different output"
    return "replayed \(lines)\(outcome)"
  }
}

extension Journal {
  /// A line, its output, and the time that passed before it without a line.
  typealias LineToReplay = (entry: JournalEntry, output: Output, passed: Duration)

  /// The lines of the current run that changed the feature or moved the prompt, and the time that passed after the last one.
  /// The lines that were undone and the `undo` commands are among them.
  ///
  /// - Parameter invalid: Lines that were refused because the file had changed.
  func linesToReplay(with invalid: Set<Int> = []) -> (lines: [LineToReplay], rest: Duration) {
    guard let currentRun, let first = run?.firstEntry else { return ([], .zero) }
    var lines: [LineToReplay] = []
    var now = Duration.zero, awake = Duration.zero
    for index in first..<entries.count {
      let entry = entries[index]
      guard entry.run == currentRun, entry.isClosed else { continue }
      if entry.line.isEmpty {
        if entry.cause == .time, entry.change != nil { awake = entry.after.now }
      } else if entry.meaning.command.isReplayedByReload,
        !entry.findings.wasRefused || invalid.contains(index)
      {
        let dependsOnTime = entry.isTimed || awake > now
        let passed = dependsOnTime ? max(.zero, entry.before.now - now) : .zero
        let output = Output(text: output(of: entry), isError: entry.isError)
        lines.append((entry, output, passed))
        now = entry.after.now
        awake = now
      }
    }
    return (lines, awake - now)
  }
}

/// Where each line led when it was typed, and where it leads now.
private struct ReplayedWay {
  /// Whether a line was refused, so that an `undo` could take back another one.
  var hasGap = false
  private var places: [Journal.Position: Journal.Position] = [:]

  init(_ first: JournalEntry?, _ journal: Journal) {
    if let first { places[first.before.position] = journal.position }
  }

  mutating func note(_ entry: JournalEntry, _ journal: Journal) {
    places[entry.after.position] = journal.position
  }

  /// Whether the session is already where a line such as `undo` led.
  func isBack(before entry: JournalEntry, _ journal: Journal) -> Bool {
    hasGap && entry.meaning.command == .travels && entry.after.position < entry.before.position
      && places[entry.after.position] == journal.position
  }
}

/// A line that was replayed, with its output before and now.
struct ReplayedLine {
  let line: String
  let before: Output
  let now: Output

  /// What differs, as one text; empty if nothing does.
  var text: [String] {
    guard !changes.isEmpty || before.isError != now.isError else { return [] }
    if before.isError, !now.isError { return ["\(line)  is valid again"] }
    if now.isError, !before.isError {
      return ["\(line)  is no longer valid\n\(now.text)"]
    }
    return [(["\(line)  differs"] + changedLines).joined(separator: "\n")]
  }

  private var changes: CollectionDifference<String> {
    lines(now.text).difference(from: lines(before.text)) {
      $0 == $1 || SourceLineNumber.isOnlyDifference($0, $1)
    }
  }

  private var changedLines: [String] {
    changes.removals.map { "  was  \(Self.line($0))" }
      + changes.insertions.map { "  now  \(Self.line($0))" }
  }

  private static func line(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
