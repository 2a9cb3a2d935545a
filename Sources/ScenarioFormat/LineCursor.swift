/// A place in a line of Markdown, counted in columns, where a tab reaches to the next multiple of
/// four.
struct LineCursor {
  /// The bytes behind the place.
  private(set) var rest: ArraySlice<UInt8>
  /// The columns before the place.
  private(set) var column = 0
  /// Columns behind the place that belong to a tab which the place divides.
  private var halfTab = 0

  init(_ line: ArraySlice<UInt8>) { rest = line }

  /// The columns of white space behind the place.
  var indent: Int {
    var end = column + halfTab
    for byte in rest {
      guard let width = Self.width(of: byte, at: end) else { break }
      end += width
    }
    return end - column
  }

  var isBlank: Bool { rest.allSatisfy(Transcript.isBlank) }

  /// What stands behind the place, the rest of a divided tab as spaces.
  var content: [UInt8] { Array(repeating: Byte.space, count: halfTab) + rest }

  /// Passes over as much white space as there is, up to the given number of columns.
  mutating func skipIndent(_ columns: Int) {
    let target = column + columns
    let taken = min(halfTab, columns)
    column += taken
    halfTab -= taken
    while column < target, let byte = rest.first,
      let width = Self.width(of: byte, at: column)
    {
      rest.removeFirst()
      halfTab = max(0, column + width - target)
      column = min(target, column + width)
    }
  }

  /// Passes over characters that take one column each.
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
