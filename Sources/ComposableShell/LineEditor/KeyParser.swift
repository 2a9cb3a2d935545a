import ShellCore

/// Converts the characters that a terminal sends into named keys.
struct KeyParser {
  private enum State: Equatable {
    case start
    /// After ESC.
    case escape
    /// After ESC [, with the characters since.
    case sequence(String)
    /// After ESC O.
    case singleShift
  }

  private var state = State.start

  init() {}

  /// Whether a key has begun and is not complete.
  var isInside: Bool { state != .start }

  /// Reads the next character.
  ///
  /// - Returns: The key that the character completes.
  mutating func read(_ scalar: Unicode.Scalar) -> PressedKey? {
    switch state {
    case .start: return begin(scalar)
    case .escape:
      state = scalar == "[" ? .sequence("") : scalar == "O" ? .singleShift : .start
      return state == .start ? .other : nil
    case .singleShift:
      state = .start
      return Self.keys[String(scalar)] ?? .other
    case .sequence(let before):
      let sequence = before + String(scalar)
      let isLast = (0x40...0x7E).contains(scalar.value) || sequence.utf8.count > 16
      state = isLast ? .start : .sequence(sequence)
      return isLast ? Self.keys[sequence] ?? .other : nil
    }
  }

  /// Completes a key that has no more characters, such as ESC alone.
  mutating func finish() -> PressedKey? {
    defer { state = .start }
    return switch state {
    case .start: nil
    case .escape: .escape
    case .sequence, .singleShift: .other
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

  /// Keys by the characters after ESC [ or ESC O.
  private static let keys: [String: PressedKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "5~": .pageUp, "6~": .pageDown,
    "H": .home, "1~": .home, "7~": .home, "F": .end, "4~": .end, "8~": .end, "M": .enter,
  ]
}
