import ShellCore
import Synchronization

/// The speaker's wish to end the talk, from any thread.
final class QuitWish: Sendable {
  private struct State {
    var isThere = false
    var running: Interruption?
  }

  private let state = Mutex(State())

  var isThere: Bool { state.withLock { $0.isThere } }

  /// Ends the talk, and the command that runs.
  func express() {
    state.withLock { state in
      state.isThere = true
      return state.running
    }?.request()
  }

  /// Says which session's commands run from now on.
  func watch(_ interruption: Interruption) {
    state.withLock { $0.running = interruption }
  }
}
