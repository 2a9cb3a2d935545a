import ShellCore

/// Replays a scenario at a terminal, on request one command per key.
@MainActor
struct TerminalReplay {
  let terminal: ScenarioTerminal
  /// Whether to wait for a key before each command.
  let isStepped: Bool
  private let log: ScenarioLog?
  private let stopRequest = StopRequest()

  init(_ terminal: ScenarioTerminal, isStepped: Bool, _ recovery: ScenarioRecovery?) {
    self.terminal = terminal
    self.isStepped = isStepped
    log = recovery?.log
  }

  func explainKeys() async {
    // After the first request for a key, the terminal echoes nothing.
    _ = await terminal.editor.readKey(within: .zero)
    terminal.editor.print("Space or Enter runs the command, b goes back, q quits")
  }

  /// Plays a scenario, up to a position or to its end.
  ///
  /// - Returns: Whether the session can continue: false if the replay was stopped or the session has ended.
  func play(
    _ scenario: Scenario, on session: inout Session, until stop: ReplayStop?,
    begin: () -> Session
  ) async -> Bool {
    terminal.editor.setInterruptHandler { [stopRequest] in stopRequest.make() }
    defer { terminal.editor.setInterruptHandler(nil) }
    let prose = ScenarioProse(scenario)
    let first = log?.next ?? 1
    var silent = 0
    while true {
      let (position, key, hasEnded) = await play(
        scenario, prose, on: session, until: stop, silent: silent)
      guard key == .back else { return key != .quit && !stopRequest.wasMade && !hasEnded }
      // The state before a command is reached by playing the ones before it again.
      silent = max(0, position - 1)
      session = begin()
      log?.next = first
      terminal.show(Output(text: position == 0 ? "this is the beginning" : "back"))
    }
  }

  private enum Key { case run, back, quit }

  /// Plays a scenario from its beginning.
  ///
  /// - Parameter silent: The number of commands to run without showing them.
  /// - Returns: The number of commands that ran, the last key, and whether the session has ended.
  private func play(
    _ scenario: Scenario, _ prose: ScenarioProse, on session: Session, until stop: ReplayStop?,
    silent: Int
  ) async -> (position: Int, key: Key, hasEnded: Bool) {
    terminal.attach(to: session)
    stopRequest.interrupts(session.interruption)
    var hasEnded = false
    var key = Key.run
    var position = 0
    _ = await ScenarioPlayer.play(scenario, on: session) { _, answer in
      if position >= silent, log?.hasShownOutput != true { terminal.show(answer) }
      position += 1
      hasEnded = answer.ends
    } shouldRun: { step, prompt in
      guard !stopRequest.wasMade, stop.map({ step.line <= $0.lastLine }) ?? true else {
        return false
      }
      if position < silent || log?.hasShownNext == true { return true }
      terminal.show(prose.text(before: position, columns: terminal.editor.size.columns))
      key = await announce(PlayedStep.line(step, at: prompt))
      return key == .run
    }
    if key == .run, !stopRequest.wasMade, stop == nil {
      terminal.show(prose.text(before: position, columns: terminal.editor.size.columns))
    }
    return (position, key, hasEnded)
  }

  /// Shows a command, and waits for a key if that was requested.
  private func announce(_ line: String) async -> Key {
    terminal.editor.print(line, terminator: isStepped ? "" : "\n")
    guard isStepped else { return .run }
    let key = await nextKey()
    terminal.editor.print("")
    if key == .quit { stopRequest.make() }
    return key
  }

  private func nextKey() async -> Key {
    while !stopRequest.wasMade {
      switch await terminal.editor.readKey(within: nil) {
      case .key(.character(" ")), .key(.enter), .key(.right), .key(.down), .key(.pageDown):
        return .run
      case .key(.character("b")), .key(.left), .key(.up), .key(.pageUp), .key(.backspace):
        return .back
      case .key(.character("q")), .key(.interrupt), .endOfInput: return .quit
      case .key, .nothing, .redraw: continue
      }
    }
    return .quit
  }
}
