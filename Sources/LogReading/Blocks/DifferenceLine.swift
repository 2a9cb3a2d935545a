/// A line of a diff: its marker and the text after it.
struct DifferenceLine {
  /// Which of the two values the line belongs to.
  enum Side { case before, after, both }

  let side: Side
  let text: ArraySlice<UInt8>

  /// The markers of diffs: two columns, `- `, `+ `, and spaces, or those of CustomDump's proportional
  /// format, which are the minus sign and the figure space.
  private static let markers: [(bytes: [UInt8], side: Side)] = [
    (Array("-".utf8), .before), (Array("+".utf8), .after), (Array(" ".utf8), .both),
    (Array("\u{2212}".utf8), .before), (Array("\u{2007}".utf8), .both),
  ]

  /// Reads a line. Returns `nil` for a line that does not begin with a marker.
  init?(_ line: ArraySlice<UInt8>) {
    guard let marker = Self.marker(of: line) else { return nil }
    side = marker.side
    let rest = line.dropFirst(marker.count)
    guard rest.isEmpty || rest.first == .space else { return nil }
    text = rest.dropFirst()
  }

  private static func marker(of line: ArraySlice<UInt8>) -> (side: Side, count: Int)? {
    switch line.first {
    case UInt8(ascii: " "): (.both, 1)
    case UInt8(ascii: "-"): (.before, 1)
    case UInt8(ascii: "+"): (.after, 1)
    case 0xE2:
      markers.first { line.starts(with: $0.bytes) }.map { ($0.side, $0.bytes.count) }
    default: nil
    }
  }
}
