import ShellCore

/// Evaluates lines from a file or a pipe and prints the output without prompts.
@MainActor
struct PlainPrompt {
  let session: Session
  private let plain: PlainOutput

  /// - Parameter output: The output of the process, of which there is one.
  init(_ session: Session, output: PlainOutput = PlainOutput()) {
    self.session = session
    plain = output
  }

  /// Evaluates lines until the session or the input ends.
  ///
  /// - Parameters:
  ///   - firstLines: Lines to evaluate before the input.
  ///   - notes: What to show first.
  /// - Returns: The exit status of the program: 1 if a line or an expectation failed.
  func run(_ firstLines: [String], notes: [Output] = []) async -> Int32 {
    plain.attach(to: session)
    let playsScenario = session.workspace.permissions.playsScenario
    session.workspace.permissions.playsScenario = false
    // The lines of a talk go on after its prompt.
    defer { session.workspace.permissions.playsScenario = playsScenario }
    var status = Int32(Supervision.note(.status))
    func show(_ output: Output) {
      let shown = output.shown(by: session.display)
      if !shown.text.isEmpty { plain.print(shown.text) }
      var hasFailed = output.isError
      if case .failed = output.expectation { hasFailed = true }
      guard hasFailed else { return }
      status = 1
      // Another worker may end the program.
      Supervision.set(.status, 1)
    }
    notes.forEach(show)
    Supervision.noteLossesShown()
    var script = ScriptedLines()
    let readLine = Supervision.isWorker ? SupervisedInput().readLine : PlainInput().readLine
    var pending = firstLines.filter { _ in script.begins() }.map { Array($0.utf8) }[...]
    let pastes = PromptPastes(logs: { PastedLogs() }) {
      readLine().map { .line(String(decoding: $0, as: UTF8.self), isPasting: true) } ?? .endOfInput
    }
    func nextLine() -> [UInt8]? {
      if let line = pending.popFirst() { return line }
      // Reading blocks this thread.
      let writer = session.room.writer
      if writer.isBehind, Descriptors.wait(for: [STDIN_FILENO], milliseconds: 0) != [true] {
        writer.writeAll()
      }
      return readLine()
    }
    while let line = nextLine() {
      let (whole, rest) = Self.completed(line, readLine)
      if let rest { pending = [rest] + pending }
      for part in Self.lines(of: whole) {
        let output = await evaluate(part, pastes)
        show(output)
        if output.ends { return status }
      }
    }
    return status
  }

  /// An action with an open bracket goes on in the lines that follow, as it does at a prompt. An empty line ends it, and so does
  /// a command that begins a line, which no value does.
  ///
  /// - Returns: The line, and the command that has ended it.
  private static func completed(
    _ line: [UInt8], _ next: () -> [UInt8]?
  ) -> (line: [UInt8], rest: [UInt8]?) {
    let line = line.starts(with: byteOrderMark) ? Array(line.dropFirst(byteOrderMark.count)) : line
    guard let text = String(validating: line, as: UTF8.self) else { return (line, nil) }
    var action = ContinuedLine(text)
    guard action.isOpen else { return (line, nil) }
    while action.isOpen, let line = next(), !line.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      let text = String(decoding: line, as: UTF8.self)
      if LineSequence.isCommand(text) { return (Array(action.text.utf8), line) }
      action.append(text)
    }
    return (Array(action.text.utf8), nil)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The lines of `.plusButtonTapped; undo`. Bytes that are no UTF-8 are one line, which is refused.
  private static func lines(of line: [UInt8]) -> [[UInt8]] {
    guard line.contains(UInt8(ascii: ";")), let text = String(validating: line, as: UTF8.self)
    else {
      return [line]
    }
    return LineSequence.lines(of: text).map { Array($0.utf8) }
  }

  /// Evaluates a line. One that asks for a text of several lines reads it from the lines that follow.
  private func evaluate(_ line: [UInt8], _ pastes: PromptPastes) async -> Output {
    guard let request = PastedInput(request: String(decoding: line, as: UTF8.self)) else {
      return await session.evaluate(bytes: line)
    }
    switch await pastes.text(for: request) {
    case .line(let line): return await session.evaluate(line)
    case .failure(let text): return Output(text: "error: \(text)", isError: true)
    case .lines, .discarded: return Output()
    }
  }
}
