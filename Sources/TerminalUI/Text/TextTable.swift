/// Lays out cells of text in columns.
///
/// ```swift
/// TextTable([.init(alignment: .trailing), .init()]).lines([["9", "nine"], ["10", "ten"]])
/// // [" 9  nine", "10  ten"]
/// ```
///
/// Every column is as wide as its widest cell. The last cell of a row is not padded. If a word of a last cell does not fit
/// beside the other columns, the last cells are below them.
package struct TextTable: Sendable {
  package struct Column: Sendable {
    /// Where a cell lies if it is narrower than its column.
    package var alignment: HorizontalAlignment
    /// The least width in terminal columns.
    package var minWidth: Int

    package init(alignment: HorizontalAlignment = .leading, minWidth: Int = 0) {
      self.alignment = alignment
      self.minWidth = minWidth
    }
  }

  /// The layouts of the first columns; the others are aligned at the left.
  package var columns: [Column]
  /// Spaces between two columns.
  package var spacing: Int
  /// The width of the table, at which the last cell of a row is wrapped; nil does not wrap.
  package var width: Int?

  package init(_ columns: [Column] = [], spacing: Int = 2, width: Int? = nil) {
    self.columns = columns
    self.spacing = spacing
    self.width = width
  }

  /// The lines of the table. A wrapped cell continues below its beginning.
  package func lines(_ rows: [[String]]) -> [String] { self.rows(rows).flatMap { $0 } }

  /// The lines of each row.
  package func rows(_ rows: [[String]]) -> [[String]] {
    let widths = widths(of: rows)
    let isStacked = isStacked(rows, widths)
    return rows.map { row in isStacked ? stacked(row, widths) : lines(of: row, widths) }
  }

  private func isStacked(_ rows: [[String]], _ widths: [Int]) -> Bool {
    guard let width else { return false }
    let room = width - widths.dropLast().reduce(0) { $0 + $1 + spacing }
    return rows.contains { row in
      row.count > 1 && row.count == widths.count
        && row[row.count - 1].split(whereSeparator: \.isWhitespace)
          .contains { ColumnWidth.of(String($0)) > room }
    }
  }

  /// The cells of a row beside each other, and the last one below them, indented.
  private func stacked(_ row: [String], _ widths: [Int]) -> [String] {
    guard row.count > 1, let last = row.last else { return lines(of: row, widths) }
    let start = start(of: row, widths)
    let margin = start.prefix { $0 == " " } + "    "
    let end = start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex
    guard !last.isEmpty else { return [String(start[..<end])] }
    return [String(start[..<end])]
      + TextWrapping(
        width: width, rule: .wholeWords, firstIndent: String(margin), indent: String(margin)
      ).lines(last)
  }

  private func widths(of rows: [[String]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      let cells = rows.filter { $0.count > column + 1 }.map { ColumnWidth.of($0[column]) }
      return max(cells.max() ?? 0, layout(of: column).minWidth)
    }
  }

  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    guard let last = row.last else { return [""] }
    let start = start(of: row, widths)
    let wrapping = TextWrapping(
      width: width, rule: .wholeWords, firstIndent: start,
      indent: String(repeating: " ", count: ColumnWidth.of(start)))
    guard width != nil else { return [start + last] }
    return wrapping.lines(last)
  }

  /// The cells of a row before its last one.
  private func start(of row: [String], _ widths: [Int]) -> String {
    row.dropLast().enumerated().map { column, cell in
      let left = layout(of: column).alignment.offset(of: ColumnWidth.of(cell), in: widths[column])
      return (String(repeating: " ", count: left) + cell)
        .padded(toColumns: widths[column] + spacing)
    }
    .joined()
  }

  private func layout(of column: Int) -> Column {
    column < columns.count ? columns[column] : Column()
  }
}

extension String {
  /// The text, followed by spaces up to a width in terminal columns.
  package func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - ColumnWidth.of(self)))
  }

  /// The text, or its beginning and a mark of one column if it is wider than a number of terminal columns.
  package func truncated(toColumns width: Int, mark: String = "…") -> String {
    guard ColumnWidth.of(self) > width else { return self }
    var columns = 1
    let kept = prefix { character in
      columns += ColumnWidth.of(character)
      return columns <= width
    }
    return kept + mark
  }
}
