/// A part of a scenario's prose: a paragraph, a list item, a piece of code.
package struct ProseBlock: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// Text that is broken into rows, as Markdown. `first` stands before the first row, `rest`
    /// before the others.
    case text(String, first: String, rest: String)
    /// Lines that stay as they are.
    case code([String])
  }

  package var content: Content
  /// Whether an empty row stands before it.
  package let hasSpaceBefore: Bool
}
