import ShellCore
import Synchronization

/// What the editor's thread and the others share: requests for lines and what to do on keys.
final class Desk: Sendable {
  /// A line that someone waits for.
  struct Request: Sendable {
    let prompt: String
    let answer: CheckedContinuation<LineEditor.Input, Never>
  }

  private struct State {
    var requests: [Request] = []
    var completer: LineEditor.Completer
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
    state.withLock { $0.requests.isEmpty ? nil : $0.requests.removeFirst() }
  }

  func setCompleter(_ completer: @escaping LineEditor.Completer) {
    state.withLock { $0.completer = completer }
  }

  func complete(_ text: String) -> Completion {
    state.withLock { $0.completer }(text)
  }

  func setInterruptHandler(_ handler: (@Sendable () -> Void)?) {
    state.withLock { $0.onInterrupt = handler }
  }

  func interrupt() {
    state.withLock { $0.onInterrupt }?()
  }
}
