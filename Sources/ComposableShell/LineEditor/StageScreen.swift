import ShellCore

/// The whole terminal while the stage is on: the stage, the end of the transcript, and the line that is being typed.
///
/// Everything is drawn from these values, so that the terminal can be redrawn at any time and at any size. Only cells that
/// have changed are written.
struct StageScreen {
  /// The line that is being typed.
  struct Line: Equatable {
    var prompt: String
    var text: String
    /// The text before the cursor.
    var beforeCursor: String
    var hint = ""
  }

  /// The printed lines that are kept for drawing, and to be printed when the stage is left.
  static let mostLines = 2_000

  private(set) var transcript: [String] = []
  private var isLastLineOpen = false
  var picture: StagePicture
  var line: Line?
  private var shown: [[TerminalCell]] = []
  private let hasColor: Bool

  init(picture: StagePicture, hasColor: Bool) {
    self.picture = picture
    self.hasColor = hasColor
  }

  mutating func append(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index == 0, isLastLineOpen, !transcript.isEmpty {
        transcript[transcript.count - 1] += part
      } else {
        transcript.append(String(part))
      }
      isLastLineOpen = true
    }
    if transcript.last == "" {
      transcript.removeLast()
      isLastLineOpen = false
    }
    transcript.removeFirst(max(0, transcript.count - Self.mostLines))
  }

  /// Moves the line that was typed into the transcript.
  mutating func commitLine() {
    guard let line else { return }
    endLine()
    append(line.prompt + line.text + "\n")
    self.line = nil
  }

  /// Begins a new line after text without a line feed.
  mutating func endLine() { isLastLineOpen = false }

  /// Forgets what the terminal shows, because it has changed or was resized.
  mutating func forget() { shown = [] }

  /// Returns what to write to show the current values.
  mutating func update(columns: Int, rows: Int) -> String {
    let isWhole = shown.count != rows || shown.first?.count != columns
    let blank = Array(repeating: Array(repeating: TerminalCell(), count: columns), count: rows)
    if isWhole { shown = blank }
    let (cells, cursor) = compose(columns: columns, rows: rows)
    var text = "\u{1B}[?2026h\u{1B}[?25l" + (isWhole ? "\u{1B}[0m\u{1B}[2J" : "")
    for (y, row) in cells.enumerated() where row != shown[y] {
      text += Self.changes(from: shown[y], to: row, y: y, hasColor: hasColor)
    }
    shown = cells
    text += "\u{1B}[0m\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h\u{1B}[?2026l"
    return text
  }

  /// The transcript as it is printed when the stage is left: its lines are broken as they were on the stage.
  func printed(columns: Int) -> String {
    transcript.flatMap { TerminalCell.wrappedRows(of: $0, columns: columns) }.map { row in
      let isStyled = hasColor && row.last?.codes.isEmpty == false
      return Self.written(row[...], hasColor, after: "") + (isStyled ? "\u{1B}[0m\n" : "\n")
    }.joined()
  }

  /// The stage is left out where the terminal is smaller than it.
  private func compose(
    columns: Int, rows: Int
  ) -> (cells: [[TerminalCell]], cursor: (x: Int, y: Int)) {
    let blank = Array(repeating: TerminalCell(), count: columns)
    let fits = picture.rows.count < rows && picture.rows.first?.count == columns
    let upper = fits ? picture.rows.map { $0.map(TerminalCell.init) } : []
    let room = rows - upper.count
    var typed = line.map { TypedRows($0, columns: columns) }
    typed?.keepCursorVisible(in: room)
    var lower: [[TerminalCell]] = []
    let free = room - (typed?.rows.count ?? 1)
    for line in transcript.reversed() {
      guard lower.count < free else { break }
      lower = TerminalCell.wrappedRows(of: line, columns: columns) + lower
    }
    lower = lower.suffix(max(0, free)).map { row in
      row + Array(repeating: TerminalCell(), count: max(0, columns - row.count))
    }
    let cursorRow = min(rows - 1, upper.count + lower.count + (typed?.cursor.y ?? 0))
    var cells = upper + lower + (typed?.rows ?? [])
    cells += Array(repeating: blank, count: max(0, rows - cells.count))
    return (Array(cells.prefix(rows)), (min(columns - 1, typed?.cursor.x ?? 0), cursorRow))
  }

  /// Returns the changes in a row. Runs with small gaps between them are joined, and none begins or ends inside a wide
  /// character.
  private static func changes(
    from old: [TerminalCell], to new: [TerminalCell], y: Int, hasColor: Bool
  ) -> String {
    var text = ""
    var x = 0
    while x < new.count {
      guard new[x] != old[x] else {
        x += 1
        continue
      }
      var start = x
      var end = x
      var same = 0
      while x < new.count, same < 6 {
        if new[x] == old[x] { same += 1 } else { (same, end) = (0, x) }
        x += 1
      }
      while start > 0, new[start].text.isEmpty || old[start].text.isEmpty { start -= 1 }
      while end + 1 < new.count, new[end + 1].text.isEmpty || old[end + 1].text.isEmpty { end += 1 }
      text += "\u{1B}[\(y + 1);\(start + 1)H" + written(new[start...end], hasColor)
      x = max(x, end + 1)
    }
    return text
  }

  /// - Parameter style: The style that the terminal has; `nil` if it is not known.
  private static func written(
    _ cells: ArraySlice<TerminalCell>, _ hasColor: Bool, after style: String? = nil
  ) -> String {
    var text = ""
    var codes = style
    for cell in cells {
      if hasColor, cell.codes != codes {
        text += cell.codes.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(cell.codes)m"
        codes = cell.codes
      }
      text += cell.text
    }
    return text
  }
}

/// The rows of the line that is being typed.
private struct TypedRows {
  private(set) var rows: [[TerminalCell]]
  private(set) var cursor: (x: Int, y: Int)

  init(_ line: StageScreen.Line, columns: Int) {
    let before = TerminalCell.rows(
      of: line.prompt + Self.visible(line.beforeCursor), columns: columns)
    let isAfterEdge = before.last?.count == columns
    cursor = isAfterEdge ? (0, before.count) : (before.last?.count ?? 0, before.count - 1)
    rows = TerminalCell.rows(
      of: line.prompt + Self.visible(line.text) + "\u{1B}[90m\(line.hint)\u{1B}[0m",
      columns: columns)
    if rows.count <= cursor.y { rows.append([]) }
    rows = rows.map { row in
      row + Array(repeating: TerminalCell(), count: max(0, columns - row.count))
    }
  }

  /// Leaves out rows that do not fit, so that the cursor's row is visible.
  mutating func keepCursorVisible(in room: Int) {
    guard rows.count > room, room > 0 else { return }
    let skipped = min(max(0, cursor.y - room + 1), rows.count - room)
    rows = Array(rows[skipped..<(skipped + room)])
    cursor.y -= skipped
  }

  /// Shows control characters as libedit does, so that the cursor is where it is expected.
  private static func visible(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 10: visible.append("\n")
      case ..<32:
        visible.append(
          contentsOf: "^\(Character(Unicode.Scalar(UInt8(scalar.value) + 64)))".unicodeScalars)
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}
