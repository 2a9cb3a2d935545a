/// How letters look where a terminal can show it.
package struct TextStyle: Hashable, Sendable {
  /// Nil: nothing is said about it.
  package var isBold: Bool?
  package var color: Color?

  package init(isBold: Bool? = nil, color: Color? = nil) {
    self.isBold = isBold
    self.color = color
  }

  /// This style, completed by one that stands further outside.
  func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(isBold: isBold ?? outer.isBold, color: color ?? outer.color)
  }
}

/// A text in one style.
package struct StyledText: Hashable, Sendable {
  package var text: String
  package var style: TextStyle

  package init(_ text: String, _ style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }
}
