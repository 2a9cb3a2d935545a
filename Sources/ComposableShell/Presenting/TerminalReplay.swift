import ScenarioFormat
import ShellCore

/// Replays a scenario at a terminal, on request one command per key.
@MainActor
struct TerminalReplay {
  let terminal: ScenarioTerminal
  /// Whether to wait for a key before each command.
  let isStepped: Bool
  private let keeper: ScenarioKeeper?
  private let stopRequest = StopRequest()

  init(_ terminal: ScenarioTerminal, isStepped: Bool, _ recovery: ScenarioRecovery?) {
    self.terminal = terminal
    self.isStepped = isStepped
    keeper = recovery?.keeper
  }

  /// Explains the keys.
  func explainKeys() async {
    // After the first request for a key, the terminal echoes nothing.
    _ = await terminal.editor.readKey(within: .zero)
    terminal.editor.print("Space or Enter runs the command, q quits")
  }

  /// Plays a scenario, up to a position or to its end.
  ///
  /// - Returns: Whether the session can continue: false if the replay was stopped or the session has ended.
  func play(_ scenario: Scenario, on session: Session, until stop: ReplayStop?) async -> Bool {
    terminal.attach(to: session)
    stopRequest.interrupts(session.interruption)
    terminal.editor.setInterruptHandler { [stopRequest] in stopRequest.make() }
    defer { terminal.editor.setInterruptHandler(nil) }
    var hasEnded = false
    _ = await ScenarioPlayer.play(scenario, on: session) { _, answer in
      if keeper?.hasShownOutput != true { terminal.show(answer) }
      hasEnded = answer.ends
    } shouldRun: { step, prompt in
      guard !stopRequest.wasMade, stop.map({ step.line <= $0.lastLine }) ?? true else {
        return false
      }
      if keeper?.hasShownNext == true { return true }
      return await announce(PlayedStep.line(step, at: prompt))
    }
    return !stopRequest.wasMade && !hasEnded
  }

  /// Shows a command, and waits for a key if that was requested.
  ///
  /// - Returns: Whether to run the command.
  private func announce(_ line: String) async -> Bool {
    terminal.editor.print(line, terminator: isStepped ? "" : "\n")
    guard isStepped else { return true }
    let isConfirmed = await isConfirmedByKey()
    terminal.editor.print("")
    if !isConfirmed { stopRequest.make() }
    return isConfirmed
  }

  private func isConfirmedByKey() async -> Bool {
    while !stopRequest.wasMade {
      switch await terminal.editor.readKey(within: nil) {
      case .key(.character(" ")), .key(.enter), .key(.right), .key(.down), .key(.pageDown):
        return true
      case .key(.character("q")), .key(.interrupt), .endOfInput: return false
      case .key, .nothing, .redraw: continue
      }
    }
    return false
  }
}
