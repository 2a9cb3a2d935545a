import SwiftOutline
import SwiftReading

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
  /// Why, with the location.
  let reason: String

  /// - Parameters:
  ///   - reason: Why the symbol does not exist.
  ///   - place: The location, as errors show it.
  ///   - offset: The UTF-8 offset of the symbol, in the declaration.
  /// - Returns: `nil` if the symbol is not in a statement of a function, an accessor, or a closure.
  init?(
    because reason: String, place: String, at offset: Int,
    in declaration: SourceOutline.Declaration,
    of text: String
  ) {
    let blocks = StatementBlock.around(offset, in: declaration.range, of: text)
    guard ["func", "init", "var", "let", "deinit", "subscript"].contains(declaration.keyword),
      // Without its statement, a closure would not have the parameter `$0`.
      let block = blocks.first(where: {
        UnnamedParameters.names(in: $0.statement, of: text).isEmpty
      })
    else { return nil }
    // The statements that follow a declaration use its names.
    range = block.isExpression ? block.statement : block.rest
    self.text = "Swift.fatalError(\"\(Self.mark)\(reason) (\(place))\")"
    self.reason = "\(place): \(reason)"
  }

  /// The beginning of the message, which tells a stop from a crash.
  static let mark = "stop: "
}
