import ShellCore
import Synchronization

/// A request to end a talk or a replay, from any thread.
final class StopRequest: Sendable {
  private struct State {
    var wasMade = false
    var interruption: Interruption?
  }

  private let state = Mutex(State())

  var wasMade: Bool { state.withLock { $0.wasMade } }

  /// Makes the request, and interrupts the command that is running.
  func make() {
    state.withLock { state in
      state.wasMade = true
      return state.interruption
    }?.request()
  }

  /// Sets what interrupts the commands of the current session.
  func interrupts(_ interruption: Interruption) {
    state.withLock { $0.interruption = interruption }
  }
}
