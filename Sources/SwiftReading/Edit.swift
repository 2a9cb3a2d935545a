/// A range of a file, and the text that takes its place.
///
/// What changes files declares its changes as edits, so that everything outside of the ranges stays as the user wrote it.
package struct Edit: Equatable, Sendable {
  /// In UTF-8 offsets.
  package let range: Range<Int>
  package let text: String

  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// Text that is added at an offset.
  package static func inserting(_ text: String, at offset: Int) -> Edit {
    Edit(offset..<offset, text)
  }

  /// An edit that leaves nothing but the line ends of a range.
  package static func blanking(_ range: Range<Int>, of text: String) -> Edit {
    let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    let blank = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return Edit(range, String(decoding: blank, as: UTF8.self))
  }
}

extension String {
  /// The text with edits. Of two that overlap, the first one is made. Insertions at the same place keep their order.
  package func applying(_ edits: [Edit]) -> String {
    var bytes: [UInt8] = []
    let own = Array(utf8)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      bytes += own[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: bytes + own[position...], as: UTF8.self)
  }
}
