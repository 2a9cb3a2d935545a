import ActionSyntax
import ShellCore
import Synchronization

/// What the editor's thread and the others share: requests for lines and keys, and what to do on
/// keys.
final class Desk: Sendable {
  /// What someone waits for.
  enum Request: Sendable {
    case line(prompt: String, answer: CheckedContinuation<LineEditor.Input, Never>)
    /// A key, for at most so many milliseconds; below 0: for as long as it takes.
    case key(milliseconds: Int32, answer: CheckedContinuation<LineEditor.KeyInput, Never>)
  }

  private struct State {
    var requests: [Request] = []
    /// Replaces the one of the line that is being typed.
    var newPrompt: String?
    var completer: LineEditor.Completer
    var hinter: LineEditor.Hinter?
    var onInterrupt: (@Sendable () -> Void)?
  }

  /// Wakes the editor's thread; brings it signals too.
  let wake: WakePipe
  private let state: Mutex<State>

  init(completer: @escaping LineEditor.Completer, wake: WakePipe) {
    self.wake = wake
    state = Mutex(State(completer: completer))
  }

  func ask(_ request: Request) {
    state.withLock { $0.requests.append(request) }
    wake.wake()
  }

  /// The request that has waited longest, which is thereby taken.
  func nextRequest() -> Request? {
    state.withLock { state in
      guard !state.requests.isEmpty else { return nil }
      state.newPrompt = nil
      return state.requests.removeFirst()
    }
  }

  func changePrompt(_ prompt: String) {
    state.withLock { $0.newPrompt = prompt }
    wake.wake()
  }

  /// The prompt that the line is to have from now on, if it is to change.
  func takeNewPrompt() -> String? {
    state.withLock { state in
      defer { state.newPrompt = nil }
      return state.newPrompt
    }
  }

  func setCompleter(_ completer: @escaping LineEditor.Completer) {
    state.withLock { $0.completer = completer }
  }

  func complete(_ text: String) -> Completion {
    state.withLock { $0.completer }(text)
  }

  func setHinter(_ hinter: LineEditor.Hinter?) {
    state.withLock { $0.hinter = hinter }
  }

  func hint(for line: String) -> Hint? {
    state.withLock { $0.hinter }?(line)
  }

  func setInterruptHandler(_ handler: (@Sendable () -> Void)?) {
    state.withLock { $0.onInterrupt = handler }
  }

  func interrupt() {
    state.withLock { $0.onInterrupt }?()
  }
}
