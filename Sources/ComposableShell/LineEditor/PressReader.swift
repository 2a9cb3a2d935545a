import ShellCore

/// Makes keys with names of the characters that a terminal sends for them.
package struct PressReader {
  private enum State: Equatable {
    case start
    /// Behind ESC.
    case escape
    /// Behind ESC [, with what has come since.
    case sequence(String)
    /// Behind ESC O.
    case shifted
  }

  private var state = State.start

  package init() {}

  /// Whether a key has begun and may go on.
  package var isInside: Bool { state != .start }

  /// Takes the next character.
  ///
  /// - Returns: A key that is complete with it.
  package mutating func read(_ scalar: Unicode.Scalar) -> PressedKey? {
    switch state {
    case .start: return begin(scalar)
    case .escape:
      state = scalar == "[" ? .sequence("") : scalar == "O" ? .shifted : .start
      return state == .start ? .other : nil
    case .shifted:
      state = .start
      return Self.keys[String(scalar)] ?? .other
    case .sequence(let before):
      let sequence = before + String(scalar)
      let isLast = (0x40...0x7E).contains(scalar.value) || sequence.utf8.count > 16
      state = isLast ? .start : .sequence(sequence)
      return isLast ? Self.keys[sequence] ?? .other : nil
    }
  }

  /// Ends a key that does not go on: ESC alone is one.
  package mutating func finish() -> PressedKey? {
    defer { state = .start }
    return switch state {
    case .start: nil
    case .escape: .escape
    case .sequence, .shifted: .other
    }
  }

  private mutating func begin(_ scalar: Unicode.Scalar) -> PressedKey? {
    switch scalar.value {
    case 0x1B:
      state = .escape
      return nil
    case 0x03: return .interrupt
    case 0x0A, 0x0D: return .enter
    case 0x08, 0x7F: return .backspace
    case ..<0x20: return .other
    default: return .character(Character(scalar))
    }
  }

  /// By what stands behind ESC [ or ESC O.
  private static let keys: [String: PressedKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "5~": .pageUp, "6~": .pageDown,
    "H": .home, "1~": .home, "7~": .home, "F": .end, "4~": .end, "8~": .end, "M": .enter,
  ]
}
