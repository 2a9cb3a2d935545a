/// Removes the sequences with which a terminal sets colors and titles: `ESC [ 31 m`, `ESC ] 0 ; title BEL`.
enum TerminalSequences {
  static let escape: UInt8 = 0x1B

  /// Returns a line without its sequences.
  static func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    text.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.first {
      if byte == escape {
        rest = rest[end(of: rest)...]
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return text[...]
  }

  /// The position after a sequence.
  private static func end(of sequence: ArraySlice<UInt8>) -> Int {
    let body = sequence.dropFirst()
    switch body.first {
    case UInt8(ascii: "["):
      let final = body.dropFirst().firstIndex { (0x40...0x7E).contains($0) }
      return final.map { $0 + 1 } ?? sequence.endIndex
    case UInt8(ascii: "]"):
      let final = body.firstIndex { $0 == 0x07 || $0 == 0x5C }
      return final.map { $0 + 1 } ?? sequence.endIndex
    case nil: return sequence.endIndex
    default: return body.startIndex + 1
    }
  }
}
