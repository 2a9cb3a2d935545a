import ShellCore

/// One column of one row of the terminal. The right half of a wide character has an empty text.
struct TerminalCell: Equatable {
  var text = " "
  /// The parameters of the escape sequence that sets the style, such as `1;36`.
  var codes = ""

  init(_ text: String = " ", codes: String = "") {
    self.text = text
    self.codes = codes
  }

  init(_ cell: StageCell) {
    text = cell.text
    codes = Self.codes(of: cell.style)
  }

  /// White and black are not used, because they are invisible on some backgrounds.
  private static func codes(of style: StageStyle) -> String {
    switch style {
    case .plain: ""
    case .bold, .title: "1"
    case .mainTitle: "1;36"
    case .section: "1;4"
    case .faint, .frame: "90"
    case .button: "7"
    case .number: "36"
    case .changed: "7;32"
    case .recent: "32"
    case .bar: "33"
    case .failed: "31"
    }
  }

  /// Returns the rows of a printed line. It is broken between words if possible, and continues below its own indentation.
  static func wrappedRows(of line: String, columns: Int) -> [[TerminalCell]] {
    var rest = rows(of: line, columns: .max)[0][...]
    let indent = min(
      columns / 2, rest.prefix { $0.text == " " || $0.text == "+" || $0.text == "-" }.count + 2)
    var rows: [[TerminalCell]] = []
    while rest.count > columns {
      var end = rest.startIndex + columns
      let least = rest.startIndex + (rows.isEmpty ? indent - 2 : indent)
      let space = rest[...end].lastIndex { $0.text == " " }
      if let space, space > least { end = space } else if rest[end].text.isEmpty { end -= 1 }
      rows.append(Array(rest[..<end]))
      let next = rest[end...].drop { $0.text == " " }
      rest = (Array(repeating: TerminalCell(), count: indent) + next)[...]
    }
    return rows + [Array(rest)]
  }

  /// Returns the rows of a text that contains escape sequences for styles. Other escape sequences are left out.
  static func rows(of text: String, columns: Int) -> [[TerminalCell]] {
    var rows: [[TerminalCell]] = [[]]
    var codes = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        codes = style(after: codes, &rest)
        continue
      }
      if character == "\n" {
        rows.append([])
        continue
      }
      let shown = character == "\t" ? " " : character
      let width = ColumnWidth.of(shown)
      guard width > 0 else { continue }
      if rows[rows.count - 1].count + width > columns { rows.append([]) }
      rows[rows.count - 1].append(TerminalCell(String(shown), codes: codes))
      if width == 2 { rows[rows.count - 1].append(TerminalCell("", codes: codes)) }
    }
    return rows
  }

  /// Reads an escape sequence.
  ///
  /// - Returns: The style after it.
  private static func style(after codes: String, _ rest: inout Substring) -> String {
    guard rest.first == "[" else { return codes }
    rest.removeFirst()
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    guard rest.popFirst() == "m" else { return codes }
    if parameters.isEmpty || parameters == "0" { return "" }
    return codes.isEmpty ? String(parameters) : "\(codes);\(parameters)"
  }
}
