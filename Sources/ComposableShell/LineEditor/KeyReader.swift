import ShellCore

/// Reads single keys, for full-screen programs.
final class KeyReader {
  private let input: TypedInput
  private let signals: SignalsBetweenLines
  private let requests: RequestQueue
  private let output: TerminalOutput
  /// The incomplete key.
  private var parser = KeyParser()

  /// How long to wait for the rest of a key, in milliseconds.
  private static let keyTimeout: Int32 = 30

  init(
    _ input: TypedInput, _ signals: SignalsBetweenLines, _ requests: RequestQueue,
    _ output: TerminalOutput
  ) {
    self.input = input
    self.signals = signals
    self.requests = requests
    self.output = output
  }

  /// Waits for a key, a change of the terminal, or the time limit.
  ///
  /// - Parameter milliseconds: The time limit; a negative number for no limit.
  func next(within milliseconds: Int32) -> SingleKeyInput {
    let end = ContinuousClock.now + .milliseconds(Int(max(0, milliseconds)))
    // Ctrl-C is a key here.
    defer {
      requests.forgetInterrupt()
      input.keep(line: "")
    }
    while true {
      if signals.takeInterrupt() { return .key(.interrupt) }
      if let key = takeKey(isComplete: false) { return .key(key) }
      if signals.takeChange() { return .redraw }
      let isIncomplete = input.keys.mayBeMarker || parser.isInside
      let left = Int32(clamping: Int64((end - .now) / .milliseconds(1)) + 1)
      let timeout = isIncomplete ? Self.keyTimeout : milliseconds < 0 ? -1 : max(0, left)
      let ready = Descriptors.waitForShell(
        [STDIN_FILENO, requests.wake.reading] + output.capture.readings, milliseconds: timeout)
      if ready[2...].contains(true) { output.print([]) }
      if ready[1] { signals.receiveArrived() }
      if ready[0], input.read() == .end { return .endOfInput }
      guard !ready.contains(true) else { continue }
      if let key = takeKey(isComplete: true) { return .key(key) }
      if milliseconds >= 0, ContinuousClock.now >= end { return .nothing }
    }
  }

  /// Returns the next key from the input that has arrived.
  ///
  /// - Parameter isComplete: Whether the time for more input is over, so that an incomplete key ends.
  private func takeKey(isComplete: Bool) -> PressedKey? {
    while let scalar = nextScalar(isComplete: isComplete) {
      if let key = parser.read(scalar) { return key }
    }
    return isComplete ? parser.finish() : nil
  }

  private func nextScalar(isComplete: Bool) -> Unicode.Scalar? {
    if let character = input.characters.popLast() { return character }
    switch input.keys.next(isComplete: isComplete) {
    case .character(let character): return character
    case .click: return nextScalar(isComplete: isComplete)
    case .text(let text):
      input.characters = text.reversed()
      return input.characters.popLast()
    case nil: return nil
    }
  }
}
