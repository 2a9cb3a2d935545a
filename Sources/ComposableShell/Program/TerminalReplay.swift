import ScenarioFormat
import ShellCore

/// A replay at a terminal: a key a command if wanted, and a prompt where it stops.
@MainActor
struct TerminalReplay {
  let terminal: ScenarioTerminal
  /// Whether each command waits for a key.
  let isStepped: Bool
  private let wish = QuitWish()

  init(_ terminal: ScenarioTerminal, isStepped: Bool) {
    self.terminal = terminal
    self.isStepped = isStepped
  }

  /// Says once what the keys do.
  func sayKeys() async {
    // From the first question for a key on nothing that is pressed shows on the screen.
    _ = await terminal.editor.readKey(within: .zero)
    terminal.editor.print("Space or Enter runs the command, q quits")
  }

  /// Plays a scenario, up to a place or all of it.
  ///
  /// - Returns: Whether somebody is to go on from where it stopped: not when it was broken off, and
  ///   not when the session has ended.
  func play(_ scenario: Scenario, on session: Session, until stop: ReplayStop?) async -> Bool {
    terminal.attach(to: session)
    wish.watch(session.interruption)
    terminal.editor.setInterruptHandler { [wish] in wish.express() }
    defer { terminal.editor.setInterruptHandler(nil) }
    var hasEnded = false
    _ = await ScenarioPlayer.play(scenario, on: session) { _, answer in
      terminal.show(answer)
      hasEnded = answer.ends
    } shouldRun: { step, prompt in
      guard !wish.isThere, stop.map({ step.line <= $0.lastLine }) ?? true else { return false }
      return await announce(PlayedStep.line(step, at: prompt))
    }
    return !wish.isThere && !hasEnded
  }

  /// Shows a command, and waits for a key if somebody wants that.
  ///
  /// - Returns: Whether it is to be run.
  private func announce(_ line: String) async -> Bool {
    terminal.editor.print(line, terminator: isStepped ? "" : "\n")
    guard isStepped else { return true }
    let isWanted = await isKeyForNext()
    terminal.editor.print("")
    if !isWanted { wish.express() }
    return isWanted
  }

  private func isKeyForNext() async -> Bool {
    while !wish.isThere {
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
