/// Lays out cells of text in columns.
///
/// ```swift
/// TextTable([.init(alignment: .trailing), .init()]).lines([["9", "nine"], ["10", "ten"]])
/// // [" 9  nine", "10  ten"]
/// ```
///
/// Every column is as wide as its widest cell. The last cell of a row is not padded.
package struct TextTable: Sendable {
  /// The layout of one column.
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
    return rows.map { row in lines(of: row, widths) }
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
    let cells = row.dropLast().enumerated().map { column, cell in
      let left = layout(of: column).alignment.offset(of: ColumnWidth.of(cell), in: widths[column])
      return (String(repeating: " ", count: left) + cell)
        .padded(toColumns: widths[column] + spacing)
    }
    let start = cells.joined()
    let wrapping = TextWrapping(
      width: width, rule: .wholeWords, firstIndent: start,
      indent: String(repeating: " ", count: ColumnWidth.of(start)))
    guard width != nil else { return [start + last] }
    return wrapping.lines(last)
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
