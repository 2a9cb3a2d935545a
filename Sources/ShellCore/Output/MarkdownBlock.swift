/// A block of Markdown: a heading, a paragraph, a list item, code or a table.
package struct MarkdownBlock: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case heading(level: Int, [MarkdownSpan])
    /// Text that is wrapped. A line feed in it is a hard line break.
    case text([MarkdownSpan], Marker, depth: Int)
    /// Lines that stay as they are, and the language of the block; empty if it has none.
    case code([String], language: String)
    /// The rows of a table, including its header.
    case table([[[MarkdownSpan]]])
    /// A thematic break.
    case rule
  }

  /// What is in front of a text.
  package enum Marker: Sendable, Hashable {
    case none
    case bullet
    /// The number of a list item with its delimiter: `12.`.
    case number(String)
    case quote
  }

  package let content: Content
  /// Whether an empty line separates the block from the block before it.
  let isSpaced: Bool
}

/// A part of a line of Markdown in one style.
package struct MarkdownSpan: Sendable, Hashable {
  package enum Style: Sendable, Hashable {
    case plain
    /// `**strong**`
    case strong
    /// `*emphasis*`
    case emphasis
    /// Text between backticks.
    case code
  }

  package let text: String
  package let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [MarkdownSpan] {
  /// The text without its styles.
  package var text: String { map(\.text).joined() }
}
