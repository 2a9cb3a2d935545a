import ShellCore

/// What TAB does, decided from the text before the cursor and its completions.
enum CompletionStep: Equatable {
  /// Replace the last `count` characters before the cursor.
  case replace(count: Int, with: String)
  /// Show the candidates, because nothing can be added.
  case list([CandidateList.Row])
  /// Nothing fits.
  case nothing

  /// - Parameters:
  ///   - text: The line up to the cursor.
  ///   - next: The character at the cursor. No space is inserted before a space.
  init(_ completion: Completion, text: String, next: Character?) {
    let typed = String(text.dropFirst(completion.start))
    guard let first = completion.candidates.first else {
      self = .nothing
      return
    }
    if completion.candidates.count == 1 {
      let space = first.isFinal && next != " " ? " " : ""
      let whole = first.text + space
      self = whole == typed ? .nothing : .replace(count: typed.count, with: whole)
      return
    }
    let common = CompletionStep.commonPrefix(completion.candidates.map(\.text))
    if common.count > typed.count || (common.count == typed.count && common != typed) {
      self = .replace(count: typed.count, with: common)
    } else {
      self = .list(
        completion.candidates.map { candidate in
          CandidateList.Row(
            ControlEscapes.escaped(candidate.display ?? candidate.text),
            summary: ControlEscapes.escaped(candidate.summary))
        })
    }
  }

  private static func commonPrefix(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts[0][...]) { common, text in
      zip(common.indices, text).first { common[$0] != $1 }.map { common[..<$0.0] }
        ?? common.prefix(text.count)
    }.description
  }
}

/// Lays out candidates: one per line if they have summaries and fit, or else in columns that are read downward, as shells
/// list files.
enum CandidateList {
  /// A candidate and a few words about it.
  struct Row: Equatable, ExpressibleByStringLiteral {
    let text: String
    let summary: String

    init(_ text: String, summary: String = "") {
      self.text = text
      self.summary = summary
    }

    init(stringLiteral text: String) { self.init(text) }
  }

  /// Returns the lines of a list of candidates with their summaries.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - rows: The number of lines that may be used.
  static func listing(_ rows: [Row], columns: Int, rows most: Int) -> [String] {
    let hasSummaries = rows.contains { !$0.summary.isEmpty }
    guard hasSummaries, rows.count <= most else {
      return lines(rows.map(\.text), columns: columns, rows: most)
    }
    return TextTable().lines(rows.map { $0.summary.isEmpty ? [$0.text] : [$0.text, $0.summary] })
      .map { $0.truncated(toColumns: columns - 1) }
  }

  /// Returns the lines of the list.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal. No line is wider, unless a single candidate is.
  ///   - rows: The number of lines that may be used. The last one counts the candidates that do not fit.
  static func lines(_ candidates: [String], columns: Int, rows: Int) -> [String] {
    let width = candidates.map(ColumnWidth.of).max() ?? 0
    let perLine = max(1, (columns + 1) / (width + 2))
    let needed = (candidates.count + perLine - 1) / perLine
    if needed <= rows { return layOut(candidates, rows: needed, width: width) }
    let places = max(1, rows - 1)
    let shown = Array(candidates.prefix(places * perLine))
    return layOut(shown, rows: places, width: width)
      + ["and \(candidates.count - shown.count) more"]
  }

  private static func layOut(_ candidates: [String], rows: Int, width: Int) -> [String] {
    let cells = (0..<rows).map { row in
      stride(from: row, to: candidates.count, by: rows).map { candidates[$0] }
    }
    let count = cells.map(\.count).max() ?? 0
    return TextTable(Array(repeating: .init(minWidth: width), count: count)).lines(cells)
  }
}

/// Shortens hints to the space after the cursor.
enum HintText {
  /// Returns the part of a hint that fits.
  ///
  /// - Parameter columns: The columns up to the edge. The last one stays free, so that the terminal does not continue on the
  ///   next row.
  static func fitting(_ text: String, columns: Int) -> String {
    var width = 0
    return String(
      ControlEscapes.escaped(text).prefix { character in
        width += ColumnWidth.of(character)
        return !character.isNewline && width < columns
      })
  }
}
