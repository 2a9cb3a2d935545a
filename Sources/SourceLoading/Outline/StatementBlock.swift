import SwiftReading

/// The innermost braces around an offset that contain statements.
///
/// ```swift
/// { url in
///   let player = try AVAudioPlayer(contentsOf: url)  // the statement
///   player.play()                                    // the rest ends here
/// }
/// ```
struct StatementBlock: Equatable {
  /// The statement around the offset, in UTF-8 offsets.
  let statement: Range<Int>
  /// From the beginning of the statement to the end of the block.
  let rest: Range<Int>
  /// Whether the statement is an expression, so that the statements after it do not use its names.
  let isExpression: Bool
  /// Whether the statement is an expression that sets a value.
  let isAssignment: Bool
  /// The number of statements of the block.
  let count: Int
  /// The word before the braces: `run` in `.run { send in ... }`.
  let opener: String

  /// Finds the blocks around an offset in a declaration, the innermost first.
  static func around(
    _ offset: Int, in declaration: Range<Int>, of text: String
  ) -> [StatementBlock] {
    ViewParts.blocks(around: offset, in: declaration, of: text).reversed()
  }
}
