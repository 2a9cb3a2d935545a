/// The appearance of text on terminals that can show it.
///
/// A property that is nil is not specified: the text takes it from its surroundings.
package struct TextStyle: Hashable, Sendable {
  package var isBold: Bool?
  package var isUnderlined: Bool?
  package var color: Color?
  /// Whether the text belongs to one of the ``MarkedBodies`` of the drawing. Nothing is drawn differently.
  package var isMarked: Bool?

  package init(isBold: Bool? = nil, isUnderlined: Bool? = nil, color: Color? = nil) {
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.color = color
  }

  /// This style, with unspecified properties taken from an outer style.
  package func over(_ outer: TextStyle) -> TextStyle {
    var style = TextStyle(
      isBold: isBold ?? outer.isBold, isUnderlined: isUnderlined ?? outer.isUnderlined,
      color: color ?? outer.color)
    style.isMarked = isMarked ?? outer.isMarked
    return style
  }
}

/// A run of text in one style.
package struct StyledText: Hashable, Sendable {
  package var text: String
  package var style: TextStyle

  package init(_ text: String, _ style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }
}

/// One line of text in any number of styles.
///
/// ```swift
/// var line = StyledLine("error: ", TextStyle(isBold: true))
/// line.append("no such file")
/// ```
package struct StyledLine: Hashable, Sendable {
  /// The runs from left to right. Neighbors differ in style, and none is empty.
  package private(set) var runs: [StyledText] = []

  package init(_ runs: [StyledText] = []) {
    for run in runs { append(run.text, run.style) }
  }

  package init(_ text: String, _ style: TextStyle = TextStyle()) { append(text, style) }

  package var text: String { runs.map(\.text).joined() }

  /// The width on a terminal.
  package var columns: Int { runs.reduce(0) { $0 + ColumnWidth.of($1.text) } }

  package mutating func append(_ text: String, _ style: TextStyle = TextStyle()) {
    guard !text.isEmpty else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(StyledText(text, style))
    }
  }

  package mutating func append(_ line: StyledLine) {
    for run in line.runs { append(run.text, run.style) }
  }
}
