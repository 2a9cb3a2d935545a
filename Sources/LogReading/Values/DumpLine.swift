/// One line of a dump: its indentation, its label, and its text.
struct DumpLine {
  /// The number of the line in its block, which identifies the values that it hides.
  let number: Int
  /// The number of spaces before the text.
  let indent: Int
  /// The text without its indentation.
  let text: Substring
  /// The whole line, for the lines of a text.
  let whole: Substring

  init(number: Int, _ line: Substring) {
    self.number = number
    whole = line
    text = line[(line.utf8.firstIndex { $0 != .space } ?? line.endIndex)...]
    indent = line.utf8.count - text.utf8.count
  }

  /// The label and the value of a line: `count: 3,` is `count` and `3`.
  static func parts(of line: Substring) -> (label: String?, value: Substring) {
    let text = line.last == "," ? line.dropLast() : line
    guard let colon = colon(in: text) else { return (nil, text) }
    let value = text[text.utf8.index(colon, offsetBy: 2)...]
    return (String(text[..<colon]), value)
  }

  /// The position of the first `: ` that is outside quotes and brackets.
  private static func colon(in text: Substring) -> Substring.Index? {
    var scanner = BracketScanner()
    let utf8 = text.utf8
    var index = utf8.startIndex
    while index < utf8.endIndex {
      let byte = utf8[index]
      let next = utf8.index(after: index)
      if byte == UInt8(ascii: ":"), scanner.isOutside, next < utf8.endIndex,
        utf8[next] == UInt8(ascii: " "), index > utf8.startIndex
      {
        return index
      }
      // The rest of a line that opens a value is not a label.
      scanner.read(byte)
      index = next
    }
    return nil
  }
}

extension StringProtocol {
  /// The lines of a text. A carriage return before a line feed stays at the end of the line.
  var lineTexts: [SubSequence] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      self[$0.startIndex..<$0.endIndex]
    }
  }
}

/// Follows brackets and quotation marks.
struct BracketScanner {
  private var depth = 0
  private var isQuoted = false
  /// The number of `#` before the quotes, and whether the last byte was a backslash.
  private var pounds = 0
  private var escapes = false
  private var openPounds = 0
  private var closePounds: Int?

  var isOutside: Bool { depth == 0 && !isQuoted }

  mutating func read(_ byte: UInt8) {
    if isQuoted { return readQuoted(byte) }
    switch byte {
    case .quote:
      isQuoted = true
      openPounds = pounds
      pounds = 0
    case .pound: pounds += 1
    case UInt8(ascii: "("), UInt8(ascii: "["):
      depth += 1
      pounds = 0
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth -= 1
      pounds = 0
    default: pounds = 0
    }
  }

  private mutating func readQuoted(_ byte: UInt8) {
    if let count = closePounds {
      if byte == .pound, count + 1 <= openPounds {
        closePounds = count + 1
        if count + 1 == openPounds { end() }
        return
      }
      closePounds = nil
    }
    if openPounds == 0, escapes {
      escapes = false
    } else if byte == UInt8(ascii: "\\") {
      escapes = openPounds == 0
    } else if byte == .quote {
      if openPounds == 0 { end() } else { closePounds = 0 }
    }
  }

  private mutating func end() {
    (isQuoted, closePounds, openPounds, pounds) = (false, nil, 0, 0)
  }
}
