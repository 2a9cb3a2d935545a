import CLibEdit
import Foundation
import ShellCore

// Keys one at a time, for whoever has the whole screen.
extension EditingThread {
  /// How long the rest of a key may be on its way, in milliseconds.
  private static let keyPatience: Int32 = 30

  /// Waits for a key, or for something else that its reader has to know.
  ///
  /// - Parameter milliseconds: How long; below 0: as long as it takes.
  func nextKey(within milliseconds: Int32) -> LineEditor.KeyInput {
    let end = ContinuousClock.now + .milliseconds(Int(max(0, milliseconds)))
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
      let isHalf = keys.mayBeMark || presses.isInside
      let left = Int32(clamping: Int64((end - .now) / .milliseconds(1)) + 1)
      let patience = isHalf ? Self.keyPatience : milliseconds < 0 ? -1 : max(0, left)
      let ready = Descriptors.wait(
        for: [STDIN_FILENO, desk.wake.reading, output.capture.reading], milliseconds: patience)
      if ready[2] { output.print([]) }
      if ready[1] { desk.wake.takeSignals().forEach(receiveBetweenLines) }
      if ready[0], !readBytes() { return .endOfInput }
      guard !ready.contains(true) else { continue }
      if let key = takeKey(isComplete: true) { return .key(key) }
      if milliseconds >= 0, ContinuousClock.now >= end { return .nothing }
    }
  }

  /// The key that has been read.
  ///
  /// - Parameter isComplete: Whether nothing more came, so that what is there is all of it.
  private func takeKey(isComplete: Bool) -> PressedKey? {
    while let scalar = nextScalar(isComplete: isComplete) {
      if let key = presses.read(scalar) { return key }
    }
    return isComplete ? presses.finish() : nil
  }

  private func nextScalar(isComplete: Bool) -> Unicode.Scalar? {
    if let character = characters.popLast() { return character }
    switch keys.next(isComplete: isComplete) {
    case .character(let character): return character
    case .text(let text):
      characters = text.reversed()
      return characters.popLast()
    case nil: return nil
    }
  }

  /// - Returns: False when the terminal is gone.
  private func readBytes() -> Bool {
    guard let bytes = Descriptors.readSome(STDIN_FILENO) else { return errno == EAGAIN }
    keys.append(bytes)
    return !bytes.isEmpty
  }
}
