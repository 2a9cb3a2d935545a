package enum PressedKey: Sendable, Hashable {
  case character(Character)
  case enter, escape, backspace
  case left, right, up, down
  case pageUp, pageDown, home, end
  /// Ctrl-C.
  case interrupt
  /// A key without a meaning.
  case other
}
