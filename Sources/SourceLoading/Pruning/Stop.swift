import SwiftOutline

/// A statement that needs a symbol of Apple's platforms, and the stop that takes its place.
///
/// When the stop is reached, the line or the effect ends as with any trap, so that no result is wrong.
///
/// ```swift
/// let player = AVAudioPlayer()
/// player.play()
/// // becomes, with what follows in the block
/// Swift.fatalError("stop: AVAudioPlayer exists on Apple's platforms only (Sound.swift:4)")
/// ```
struct Stop: Equatable {
  /// In UTF-8 offsets.
  let range: Range<Int>
  let text: String

  /// - Parameters:
  ///   - symbol: The symbol that the compiler did not find.
  ///   - place: The location, as errors show it.
  ///   - offset: The UTF-8 offset of the symbol, in the declaration.
  ///   - isLeftOut: Whether it is a declaration of the sources that was left out.
  /// - Returns: `nil` if the symbol is not in a statement of a function, an accessor, or a closure.
  init?(
    _ symbol: String, isLeftOut: Bool, place: String, at offset: Int,
    in declaration: SourceOutline.Declaration,
    of text: String
  ) {
    guard
      let block = StatementBlock.around(offset, in: declaration.range, of: text).first,
      ["func", "init", "var", "let", "deinit", "subscript"].contains(declaration.keyword)
    else { return nil }
    // The statements that follow a declaration use its names.
    range = block.isExpression ? block.statement : block.rest
    let reason = isLeftOut ? "was left out" : "exists on Apple's platforms only"
    self.text = "Swift.fatalError(\"\(Self.mark)\(symbol) \(reason) (\(place))\")"
  }

  /// The beginning of the message, which tells a stop from a crash.
  static let mark = "stop: "
}
