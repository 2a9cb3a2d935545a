import CLibEdit
import Foundation
import Talks

// Reading single keys, for full-screen programs.
extension EditingThread {
  /// How long to wait for the rest of a key, in milliseconds.
  private static let keyTimeout: Int32 = 30

  /// Waits for a key, a change of the terminal, or the time limit.
  ///
  /// - Parameter milliseconds: The time limit; a negative number for no limit.
  func nextKey(within milliseconds: Int32) -> LineEditor.KeyInput {
    let end = ContinuousClock.now + .milliseconds(Int(max(0, milliseconds)))
    // Ctrl-C is a key here.
    defer {
      requests.forgetInterrupt()
      keepInput(text: "")
    }
    while true {
      if missedInterrupt {
        missedInterrupt = false
        return .key(.interrupt)
      }
      if let key = takeKey(isComplete: false) { return .key(key) }
      if needsRedraw {
        needsRedraw = false
        return .redraw
      }
      let isIncomplete = keys.mayBeMarker || keyParser.isInside
      let left = Int32(clamping: Int64((end - .now) / .milliseconds(1)) + 1)
      let timeout = isIncomplete ? Self.keyTimeout : milliseconds < 0 ? -1 : max(0, left)
      let ready = Descriptors.wait(
        for: [STDIN_FILENO, requests.wake.reading, output.capture.reading], milliseconds: timeout)
      if ready[2] { output.print([]) }
      if ready[1] { requests.wake.takeSignals().forEach(receiveBetweenLines) }
      if ready[0], !readBytes() { return .endOfInput }
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
      if let key = keyParser.read(scalar) { return key }
    }
    return isComplete ? keyParser.finish() : nil
  }

  private func nextScalar(isComplete: Bool) -> Unicode.Scalar? {
    if let character = characters.popLast() { return character }
    switch keys.next(isComplete: isComplete) {
    case .character(let character): return character
    case .click: return nextScalar(isComplete: isComplete)
    case .text(let text):
      characters = text.reversed()
      return characters.popLast()
    case nil: return nil
    }
  }

  /// - Returns: False if the terminal was closed.
  private func readBytes() -> Bool {
    guard let bytes = Descriptors.readSome(STDIN_FILENO) else { return errno == EAGAIN }
    keys.append(bytes)
    return !bytes.isEmpty
  }
}
