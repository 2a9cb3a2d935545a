/// A line that begins a block: `received action:`, after whatever a console adds.
enum HeaderLine: Equatable {
  /// The action follows on the next lines.
  case block(prefix: ArraySlice<UInt8>)
  /// The action's name follows on the same line.
  case label(prefix: ArraySlice<UInt8>, name: ArraySlice<UInt8>)

  /// What a console added before the line.
  var prefix: ArraySlice<UInt8> {
    switch self {
    case .block(let prefix), .label(let prefix, _): prefix
    }
  }

  private static let words = Array("received action:".utf8)

  /// Reads a line. Returns `nil` for other lines.
  init?(_ line: ArraySlice<UInt8>) {
    guard let start = Self.start(in: line) else { return nil }
    let prefix = line[..<start]
    let rest = line[(start + Self.words.count)...]
    if rest.allSatisfy({ $0 == .space }) {
      self = .block(prefix: prefix)
    } else if rest.first == .space, Self.isLabel(rest.dropFirst()) {
      self = .label(prefix: prefix, name: rest.dropFirst())
    } else {
      return nil
    }
  }

  private static func start(in line: ArraySlice<UInt8>) -> Int? {
    var rest = line
    while rest.count >= words.count, let start = rest.firstIndex(of: words[0]) {
      rest = rest[start...]
      if rest.starts(with: words) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether a text is a type and a case, not the rest of a sentence: `Feature.Action.child(.tapped)`.
  private static func isLabel(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first.isWord || first >= 0x80 else { return false }
    let name = text.prefix { $0 != UInt8(ascii: "(") }
    return name.contains(UInt8(ascii: ".")) && !name.contains(.space)
      && (name.count == text.count || text.last == UInt8(ascii: ")"))
  }
}
