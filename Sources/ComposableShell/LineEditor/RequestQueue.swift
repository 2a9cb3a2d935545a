import CSupervisor
import ShellCore
import Synchronization

/// What the editor's thread shares with other threads: pending requests for lines and keys, and the functions to call.
final class RequestQueue: Sendable {
  enum Request: Sendable {
    case line(
      prompt: String, continues: Bool, answer: CheckedContinuation<LineInput, Never>)
    /// A negative number of milliseconds means no time limit.
    case key(milliseconds: Int32, answer: CheckedContinuation<SingleKeyInput, Never>)
    /// Keys that another program has read and that belong to the next line.
    case returnKeys([UInt8])
  }

  private struct State {
    var requests: [Request] = []
    /// The new prompt of the line that is being typed.
    var newPrompt: String?
    /// The paste that the last line belongs to.
    var paste = LinePaste()
    /// Whether more than the last line has been read from the terminal.
    var hasUnreadKeys = false
    var completer: LineCompleter
    var hinter: LineHinter?
    var onInterrupt: (@Sendable () -> Void)?
    /// Whether Ctrl-C was pressed after the last line, while there was no handler.
    var isInterruptPending = false
  }

  /// Wakes the editor's thread and delivers signals to it.
  let wake: WakePipe
  private let state: Mutex<State>

  init(completer: @escaping LineCompleter, wake: WakePipe) {
    self.wake = wake
    state = Mutex(State(completer: completer))
  }

  func add(_ request: Request) {
    state.withLock { $0.requests.append(request) }
    wake.wake()
  }

  func next() -> Request? {
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

  /// Removes and returns the new prompt, if it was changed.
  func takeNewPrompt() -> String? {
    state.withLock { state in
      defer { state.newPrompt = nil }
      return state.newPrompt
    }
  }

  var paste: LinePaste { state.withLock { $0.paste } }

  var hasUnreadKeys: Bool { state.withLock { $0.hasUnreadKeys } }

  /// Sets what is known of the last line, and of the input that follows it.
  func setUnread(paste: LinePaste, hasKeys: Bool) {
    state.withLock { state in
      state.paste = paste
      state.hasUnreadKeys = hasKeys
    }
  }

  func setCompleter(_ completer: @escaping LineCompleter) {
    state.withLock { $0.completer = completer }
  }

  func complete(_ text: String) -> Completion {
    state.withLock { $0.completer }(text)
  }

  func setHinter(_ hinter: LineHinter?) {
    state.withLock { $0.hinter = hinter }
  }

  func hint(for line: String) -> Hint? {
    state.withLock { $0.hinter }?(line)
  }

  func setInterruptHandler(_ handler: (@Sendable () -> Void)?) {
    let isPending = state.withLock { state in
      state.onInterrupt = handler
      guard handler != nil else { return false }
      defer { state.isInterruptPending = false }
      return state.isInterruptPending
    }
    if isPending { call(handler) }
  }

  func interrupt() {
    let handler = state.withLock { state in
      if state.onInterrupt == nil { state.isInterruptPending = true }
      return state.onInterrupt
    }
    call(handler)
  }

  private func call(_ handler: (@Sendable () -> Void)?) {
    guard let handler else { return }
    handler()
    csv_interrupt_line()
  }

  /// Forgets a Ctrl-C that no line has received, because the next line or key is being read.
  func forgetInterrupt() {
    state.withLock { $0.isInterruptPending = false }
    csv_forget_interrupt()
  }
}
