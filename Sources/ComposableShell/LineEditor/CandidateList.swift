import TerminalUI

/// Candidates in columns, read downwards, as shells list files.
package enum CandidateList {
  /// The lines of the list.
  ///
  /// - Parameters:
  ///   - columns: the terminal's width; no line is wider, unless one candidate is.
  ///   - rows: how many lines may be used; the last one counts what found no place.
  package static func lines(_ candidates: [String], columns: Int, rows: Int) -> [String] {
    let cell = 2 + (candidates.map(ColumnWidth.of).max() ?? 0)
    let perLine = max(1, (columns + 1) / cell)
    let needed = (candidates.count + perLine - 1) / perLine
    if needed <= rows { return layOut(candidates, rows: needed, cell: cell) }
    let places = max(1, rows - 1)
    let shown = Array(candidates.prefix(places * perLine))
    return layOut(shown, rows: places, cell: cell) + ["and \(candidates.count - shown.count) more"]
  }

  private static func layOut(_ candidates: [String], rows: Int, cell: Int) -> [String] {
    (0..<rows).map { row in
      let cells = stride(from: row, to: candidates.count, by: rows).map { candidates[$0] }
      let padded = cells.dropLast().map { $0 + spaces(cell - ColumnWidth.of($0)) }
      return padded.joined() + (cells.last ?? "")
    }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
