/// A position in a line of Markdown, measured in columns. A tab extends to the next multiple of
/// four columns.
struct LineCursor {
  /// The bytes after the position.
  private(set) var rest: ArraySlice<UInt8>
  /// The number of columns before the position.
  private(set) var column = 0
  /// The columns after the position that belong to a tab which the position splits.
  private var splitTab = 0

  init(_ line: ArraySlice<UInt8>) { rest = line }

  /// The width in columns of the white space after the position.
  var indent: Int {
    var end = column + splitTab
    for byte in rest {
      guard let width = Self.width(of: byte, at: end) else { break }
      end += width
    }
    return end - column
  }

  /// Whether only blanks follow the position.
  var isBlank: Bool { rest.allSatisfy(Byte.isBlank) }

  /// The bytes after the position, with spaces for the rest of a split tab.
  var content: ArraySlice<UInt8> {
    splitTab == 0 ? rest : (Array(repeating: Byte.space, count: splitTab) + rest)[...]
  }

  /// Skips white space up to the given number of columns.
  mutating func skipIndent(_ columns: Int) {
    let target = column + columns
    let taken = min(splitTab, columns)
    column += taken
    splitTab -= taken
    while column < target, let byte = rest.first,
      let width = Self.width(of: byte, at: column)
    {
      rest.removeFirst()
      splitTab = max(0, column + width - target)
      column = min(target, column + width)
    }
  }

  /// Skips characters that are one column wide.
  mutating func skip(_ characters: Int) {
    rest = rest.dropFirst(characters)
    column += characters
  }

  private static func width(of byte: UInt8, at column: Int) -> Int? {
    switch byte {
    case Byte.space: 1
    case Byte.tab: 4 - column % 4
    default: nil
    }
  }
}
