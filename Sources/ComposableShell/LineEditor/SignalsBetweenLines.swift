import CLibEdit
import Foundation

/// The signals that arrive while no line is edited.
final class SignalsBetweenLines {
  private let requests: RequestQueue
  private let output: TerminalOutput
  /// Whether Ctrl-C was pressed since the last line or key was read.
  private var hasInterrupt = false
  /// Whether the terminal has changed since the last key was read.
  private var hasChange = false

  init(_ requests: RequestQueue, _ output: TerminalOutput) {
    self.requests = requests
    self.output = output
  }

  func receive(signal: Int32) {
    switch signal {
    case SIGINT:
      hasInterrupt = true
      Supervision.askMainActor()
      requests.interrupt()
    case SIGTSTP:
      cle_stop_job()
      hasChange = true
      output.redrawStage()
    case SIGWINCH, SIGCONT:
      hasChange = true
      output.redrawStage()
    default: break
    }
  }

  /// Receives the signals that have arrived.
  func receiveArrived() { requests.wake.takeSignals().forEach(receive) }

  /// Returns whether Ctrl-C was pressed since the last call.
  func takeInterrupt() -> Bool {
    defer { hasInterrupt = false }
    return hasInterrupt
  }

  /// Returns whether the terminal has changed since the last call.
  func takeChange() -> Bool {
    defer { hasChange = false }
    return hasChange
  }
}
