import TerminalUI

/// What one line of input led to.
///
/// Nothing in the shell's core prints: a command answers an `Output`, and who asked decides where
/// it goes.
///
/// ```swift
/// let output = Output(text: "undid 2")
/// print(output.text)
/// ```
public struct Output: Sendable, Equatable {
  /// The text to show, lines separated by `\n`, without the end of the last one (a text that ends
  /// in `\n` ends in an empty line); empty when there is nothing to say.
  public var text: String
  /// Whether the line was refused. The text then says why.
  public var isError: Bool
  /// Whether the session is over, as after `quit`.
  public var ends: Bool
  /// The text in pieces of one style, for who can show styles; empty: it has none.
  package var styledText: [StyledText] = []

  /// An answer with a text, which neither is an error nor ends the session unless said so.
  public init(text: String = "", isError: Bool = false, ends: Bool = false) {
    self.text = text
    self.isError = isError
    self.ends = ends
  }
}
