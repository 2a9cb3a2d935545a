/// A range of a file, and the text that takes its place.
///
/// Passes declare what they change as edits, so that everything outside of the ranges stays as the user wrote it.
struct SourceEdit: Equatable, Sendable {
  /// In UTF-8 offsets.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// An edit that leaves nothing but the line ends of a range.
  static func blanking(_ range: Range<Int>, of text: String) -> SourceEdit {
    let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    let blank = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return SourceEdit(range, String(decoding: blank, as: UTF8.self))
  }
}

extension String {
  /// The text with edits, whose ranges do not overlap. Insertions at the same place keep their order.
  func applying(_ edits: [SourceEdit]) -> String {
    var bytes: [UInt8] = []
    let own = Array(utf8)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      precondition(edit.range.lowerBound >= position, "edits overlap")
      bytes += own[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: bytes + own[position...], as: UTF8.self)
  }
}
