/// A path through the journal as lines to type. In files and pipes, where the clock is manual, they
/// lead to the same state and print the same output.
struct SessionScript {
  private let relocation: Relocation
  private var lines: [TranscriptWriter.Interaction] = []
  /// The session after the lines so far.
  private var moment = JournalEntry.Moment(prompt: "tca")
  /// Whether the feature depends on time.
  private var isTimed = false
  /// The time on the feature's clock after the lines so far.
  private var clock = Duration.zero
  /// The prompt after the last change.
  private var promptOfLastChange = ""

  /// - Parameters:
  ///   - path: The path.
  ///   - end: The session at its end.
  ///   - keepsTime: Whether the session continues there and may show the time.
  ///   - relocation: To the folder of the file that the lines are for.
  static func lines(
    of path: JournalPath, to end: JournalEntry.Moment, keepsTime: Bool = false,
    _ relocation: Relocation = .none
  ) -> [TranscriptWriter.Interaction] {
    var script = Self(relocation: relocation)
    script.isTimed = path.elements.contains { $0.isTimed }
    for element in [path.load].compactMap(\.self) + path.elements { script.add(element) }
    var end = end
    if keepsTime { script.isTimed = true } else { end.now = min(end.now, script.clock) }
    script.bridge(to: end)
    return script.lines
  }

  /// A scenario file with one block.
  static func scenario(
    of path: JournalPath, to end: JournalEntry.Moment, title: String, _ relocation: Relocation
  ) -> String {
    "# \(title)\n\n" + TranscriptWriter.block(lines(of: path, to: end, relocation))
  }

  private init(relocation: Relocation) { self.relocation = relocation }

  private mutating func add(_ element: JournalPath.Element) {
    guard element.meaning.command != .isImported else {
      moment = element.after
      return promptOfLastChange = moment.prompt
    }
    let isQuestion = !element.isChange
    bridge(to: element.before, continuesTime: element.cause == .time || isQuestion)
    // A question adds no time. What it showed about the time is different then.
    let showsTime =
      isQuestion && element.before.now != clock && element.meaning.command.reads.contains(.time)
    var line = TranscriptWriter.Interaction(
      prompt: moment.prompt, command: command(for: element), output: output(of: element))
    line.allowsAnyOutput = !element.isReproducible || showsTime
    lines.append(line)
    moment = element.after
    guard element.isChange else { return }
    clock =
      element.cause == .time ? element.after.now : clock + element.after.now - element.before.now
    promptOfLastChange = moment.prompt
  }

  private func command(for element: JournalPath.Element) -> String {
    switch element.cause {
    case .line: relocation.line(element.line, element.meaning)
    case .time: "advance \(DurationText.of(element.after.now - clock))"
    case .external: "wait"
    }
  }

  private func output(of element: JournalPath.Element) -> String {
    guard element.cause == .time else { return element.output }
    let output = element.output
    return "now \(DurationText.of(element.after.now))" + (output.isEmpty ? "" : "\n" + output)
  }

  /// Adds the lines for what happened between two entries and left no entry on the path: settings
  /// were changed, time passed, a time travel cancelled effects or moved the prompt.
  ///
  /// - Parameter continuesTime: Whether time also passes in the next entry.
  private mutating func bridge(to next: JournalEntry.Moment, continuesTime: Bool = false) {
    for command in next.settings.commands(from: moment.settings) { type(command) }
    if moment.hasEffects, next.travels != moment.travels { cancelEffects() }
    if isTimed, !continuesTime, next.now > clock {
      type("advance \(DurationText.of(next.now - clock))", "now \(DurationText.of(next.now))")
      clock = next.now
      promptOfLastChange = moment.prompt
    }
    if next.prompt != moment.prompt { movePrompt(to: next.prompt) }
    moment = next
  }

  /// Undoes a change and redoes it, which cancels all effects and changes nothing else.
  private mutating func cancelEffects() {
    type("undo", allowsAnyOutput: true)
    moment.prompt = ""
    type("redo", allowsAnyOutput: true)
    moment.prompt = promptOfLastChange
  }

  private mutating func movePrompt(to prompt: String) {
    let root = String(prompt.prefix { $0 != "." })
    if moment.prompt != root { type("root", allowsAnyOutput: true) }
    moment.prompt = root
    if prompt != root {
      type("scope \(prompt.dropFirst(root.count + 1))", allowsAnyOutput: true)
    }
  }

  private mutating func type(
    _ command: String, _ output: String = "", allowsAnyOutput: Bool = false
  ) {
    var line = TranscriptWriter.Interaction(
      prompt: moment.prompt.isEmpty ? nil : moment.prompt, command: command, output: output)
    line.allowsAnyOutput = allowsAnyOutput
    lines.append(line)
  }
}
