/// A table on a slide, which loses no letter at any width.
///
/// The cells are beside each other if their words fit, and are wrapped in their columns. A table with longer words becomes a list of its
/// rows, in which each cell follows the header of its column.
struct MarkdownTable {
  private let header: [[StyledText]]
  private let body: [[[StyledText]]]
  private let width: Int
  private let rule: Character
  private static let spacing = 2

  /// - Parameters:
  ///   - rows: The cells of each row; those of the first one may all be empty.
  ///   - rule: The character of the line below the header.
  init(_ rows: [[[StyledText]]], width: Int, rule: Character) {
    let count = rows.map(\.count).max() ?? 0
    let rows = rows.map { $0 + Array(repeating: [], count: count - $0.count) }
    header = rows.first.map { Self.isEmpty($0) ? [] : $0 } ?? []
    body = Array(rows.dropFirst())
    self.width = max(1, width)
    self.rule = rule
  }

  var lines: [StyledLine] {
    guard let widths = columnWidths else { return list }
    let head = header.isEmpty ? [] : grid(header.map { Self.bold($0) }, widths)
    let rows = body.map { grid($0, widths) }
    guard !head.isEmpty else { return Array(rows.joined()) }
    let length = (head + rows.joined()).map(\.columns).max() ?? 0
    return head + [StyledLine(String(repeating: rule, count: length), .dimmed)] + rows.joined()
  }

  /// The widths at which the words of all cells fit beside each other; `nil` if there are none.
  private var columnWidths: [Int]? {
    let rows = (header.isEmpty ? [] : [header]) + body
    let columns = rows.first?.indices.map { column in rows.map { $0[column] } } ?? []
    var widths = columns.map { cells in cells.map(Self.width).max() ?? 0 }
    let words = columns.map { cells in cells.map(Self.longestWord).max() ?? 0 }
    let room = width - max(0, columns.count - 1) * Self.spacing
    guard words.reduce(0, +) <= room else { return nil }
    while widths.reduce(0, +) > room {
      let wide = widths.indices.filter { widths[$0] > words[$0] }
      guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// A row with its cells wrapped beside each other.
  private func grid(_ row: [[StyledText]], _ widths: [Int]) -> [StyledLine] {
    let cells = zip(row, widths).map { TextWrapping(width: max(1, $1), rule: .words).lines($0) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      var line = StyledLine()
      for (column, cell) in cells.enumerated() where index < cell.count && !cell[index].text.isEmpty
      {
        let start = widths[..<column].reduce(0) { $0 + $1 + Self.spacing }
        line.append(String(repeating: " ", count: max(0, start - line.columns)))
        line.append(cell[index])
      }
      return line
    }
  }

  /// The rows below each other, each cell after the header of its column.
  private var list: [StyledLine] {
    (body.isEmpty ? [header] : body).flatMap { row in
      row.indices.filter { Self.width(row[$0]) > 0 }.enumerated().flatMap { position, column in
        let title = body.isEmpty || header.isEmpty ? [] : Self.bold(header[column])
        let colon = title.isEmpty ? [] : [StyledText(": ", .bold)]
        return TextWrapping(
          width: width, rule: .words, firstIndent: position == 0 ? "• " : "  ", indent: "  "
        ).lines(title + colon + row[column])
      }
    }
  }

  private static func isEmpty(_ row: [[StyledText]]) -> Bool { row.allSatisfy { width($0) == 0 } }

  private static func width(_ cell: [StyledText]) -> Int { StyledLine(cell).columns }

  private static func longestWord(_ cell: [StyledText]) -> Int {
    StyledLine(cell).text.split(separator: " ").map { ColumnWidth.of(String($0)) }.max() ?? 0
  }

  private static func bold(_ cell: [StyledText]) -> [StyledText] {
    cell.map { StyledText($0.text, TextStyle.bold.over($0.style)) }
  }
}
