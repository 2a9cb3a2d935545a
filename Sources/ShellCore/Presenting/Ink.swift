/// What a piece of text on a slide is, for who gives it colours.
package enum Ink: Sendable, Hashable {
  case plain
  case heading
  /// `**so**`
  case strong
  /// `*so*`
  case emphasis
  /// Code, in a line or as a block.
  case code
  /// What stands before the place where one types.
  case prompt
  /// What is typed.
  case command
  /// A line that a command answered.
  case output(OutputLineKind)
  /// The presenter's own words: the progress mark, the list of headings.
  case mark
}
