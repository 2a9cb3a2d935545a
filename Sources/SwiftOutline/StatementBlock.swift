import SwiftReading

/// The innermost braces around an offset that contain statements.
///
/// ```swift
/// { url in
///   let player = try AVAudioPlayer(contentsOf: url)  // the statement
///   player.play()                                    // the rest ends here
/// }
/// ```
package struct StatementBlock: Equatable {
  /// The statement around the offset, in UTF-8 offsets.
  package let statement: Range<Int>
  /// From the beginning of the statement to the end of the block.
  package let rest: Range<Int>
  /// Whether the statement is an expression, so that the statements after it do not use its names.
  package let isExpression: Bool
  /// The number of statements of the block.
  package let count: Int
  /// The word before the braces: `run` in `.run { send in ... }`.
  package let opener: String

  /// Finds the blocks around an offset in a declaration, the innermost first.
  package static func around(
    _ offset: Int, in declaration: Range<Int>, of text: String
  ) -> [StatementBlock] {
    ViewParts.blocks(around: offset, in: declaration, of: text).reversed()
  }
}
