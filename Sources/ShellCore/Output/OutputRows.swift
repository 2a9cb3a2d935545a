/// A line of a list. A terminal abbreviates it to its width, where another line would continue below itself.
package enum OutputRow: Sendable, Equatable {
  /// Aligned cells, and a last one that consists of parts: the changes of an action.
  case cells([String], parts: [String])
  /// One text, whose end is left out if it is too long.
  case line(String)
  /// A heading or a note, which is never abbreviated.
  case note(StyledLine)
}

package struct OutputList: Sendable, Equatable {
  /// The lines of the list as the text contains them.
  package var lines: [String]
  /// The same list as rows. A row can be several lines of the text.
  package var rows: [OutputRow]

  package init(lines: [String], rows: [OutputRow]) {
    self.lines = lines
    self.rows = rows
  }

  /// The list with another text in place of each text.
  func mapped(_ change: (String) -> String) -> OutputList {
    OutputList(
      lines: lines.map(change),
      rows: rows.map { row in
        switch row {
        case .cells(let cells, let parts): .cells(cells.map(change), parts: parts.map(change))
        case .line(let text): .line(change(text))
        case .note(let line):
          .note(StyledLine(line.runs.map { StyledText(change($0.text), $0.style) }))
        }
      })
  }
}

/// Fits the rows of a list into the width of a terminal.
///
/// ```swift
/// let row = OutputRow.cells(["1", "typed", ".amountControl(.plusButtonTapped)"], parts: ["amount 0 -> 1"])
/// RowFitting(columns: 40).lines([row]).map(\.text)
/// // ["1  typed  .amount…Tapped)  amount 0 -> 1"]
/// ```
struct RowFitting {
  let columns: Int
  private static let spacing = 2
  /// A cell is not made narrower than this, in columns.
  private static let leastWidth = 8

  func lines(_ rows: [OutputRow]) -> [StyledLine] {
    let widths = widths(of: rows)
    return rows.map { row in
      switch row {
      case .cells(let cells, let parts):
        StyledLine(line(of: cells, parts, widths).truncated(toColumns: columns))
      case .line(let text): StyledLine(text.truncated(toColumns: columns))
      case .note(let line): line
      }
    }
  }

  /// The widths of the cells before the last one. The widest is narrowed until two fifths of the line are left for the last one,
  /// or as much as that needs.
  private func widths(of rows: [OutputRow]) -> [Int] {
    var widths: [Int] = [], last = 0
    for case .cells(let cells, let parts) in rows {
      for (index, cell) in cells.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], ColumnWidth.of(cell))
      }
      last = max(last, ColumnWidth.of(parts.joined(separator: ", ")))
    }
    let room = columns - min(last, columns * 2 / 5) - Self.spacing * widths.count
    let excess = widths.reduce(0, +) - room
    guard excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else {
      return widths
    }
    widths[widest] = max(min(widths[widest], Self.leastWidth), widths[widest] - excess)
    return widths
  }

  private func line(of cells: [String], _ parts: [String], _ widths: [Int]) -> String {
    let start = zip(cells, widths).map { cell, width in
      let text = cell.shortenedInside(toColumns: width)
      // Numbers are aligned at their last digit.
      let isNumber = !text.isEmpty && text.allSatisfy(\.isNumber)
      let padding = String(repeating: " ", count: max(0, width - ColumnWidth.of(text)))
      return (isNumber ? padding + text : text + padding)
        + String(repeating: " ", count: Self.spacing)
    }.joined()
    return start + last(parts, columns - ColumnWidth.of(start))
  }

  /// As many parts as fit, and the number of the others.
  private func last(_ parts: [String], _ width: Int) -> String {
    // An action can change thousands of fields, and each takes at least three columns.
    let most = max(1, min(parts.count, width / 3))
    for count in (1...most).reversed() where count <= parts.count {
      let more = parts.count > count ? ", \(parts.count - count) more" : ""
      let text = parts.prefix(count).joined(separator: ", ") + more
      if ColumnWidth.of(text) <= width { return text }
    }
    guard parts.count > 1 else { return parts.joined().shortenedInside(toColumns: width) }
    let more = ", \(parts.count - 1) more"
    return parts[0].shortenedInside(toColumns: width - ColumnWidth.of(more)) + more
  }
}

extension String {
  /// The text, or its beginning and its end with a mark between them: the end of an action says what it is, and that of a change
  /// its new value.
  fileprivate func shortenedInside(toColumns width: Int) -> String {
    guard ColumnWidth.of(self) > width else { return self }
    guard width > 2 else { return truncated(toColumns: max(1, width)) }
    var columns = 0
    let end = reversed().prefix { character in
      columns += ColumnWidth.of(character)
      return columns <= width / 2
    }
    let kept = ColumnWidth.of(String(end.reversed()))
    return truncated(toColumns: width - kept) + String(end.reversed())
  }
}
