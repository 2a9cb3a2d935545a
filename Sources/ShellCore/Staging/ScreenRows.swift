/// The rows of a feature's screen as the stage shows them: without the border, and with aligned values. A sheet or an alert
/// keeps its border.
@MainActor
enum ScreenRows {
  static func of(_ screen: Screen, width: Int) -> [StageContent.ScreenRow] {
    screen.styledLines.enumerated().compactMap { index, line -> StageContent.ScreenRow? in
      let isInLayer = screen.layer?.rows.contains(index) ?? false
      var row = row(of: line, isInLayer: isInLayer, screen, width)
      row?.isInLayer = isInLayer
      row?.isMarked = line.runs.contains { $0.style.isMarked == true }
      return row
    }
  }

  private static func row(
    of line: StyledLine, isInLayer: Bool, _ screen: Screen, _ width: Int
  ) -> StageContent.ScreenRow? {
    if let layer = screen.layer, !layer.isWide {
      return .init(runs: runs(of: line).flatMap { numbered($0, screen.controls) })
    }
    if isInLayer { return boxed(line, screen, width) }
    return switch BorderedLine(line.text) {
    case .content(let text): row(text, line, screen, width)
    case .header(let title): .init(runs: [StageText(title, .section)])
    case .separator: .init(runs: [])
    case .edge: nil
    }
  }

  private static func row(
    _ text: String, _ line: StyledLine, _ screen: Screen, _ width: Int
  ) -> StageContent.ScreenRow {
    let numbered = screen.controls.filter { text.contains("[\($0.number)] ") }
    guard let control = numbered.first else {
      return .init(runs: text == line.text ? runs(of: line) : [StageText(text)])
    }
    let name = screen.name(of: control)
    var row = StageContent.ScreenRow(runs: runs(of: text, numbered))
    if numbered.count == 1 {
      row.runs = aligned(text, control, width) ?? row.runs
      let isTappable = !control.takesValues || control.choices == ["on", "off"]
      row.line = isTappable ? "tap \(name)" : "enter \(name) "
      row.isComplete = isTappable
      if !control.isEnabled { row.line = nil }
    }
    return row
  }

  /// A row of a sheet, with its border.
  private static func boxed(
    _ line: StyledLine, _ screen: Screen, _ width: Int
  ) -> StageContent.ScreenRow {
    let text = line.text
    guard case .content(let inner) = BorderedLine(text), inner != text,
      let left = text.first, let right = text.last
    else {
      var row = row(text, line, screen, width)
      row.runs = edge(text, screen.controls)
      return row
    }
    var row = row(inner, StyledLine(inner), screen, width - 4)
    let used = row.runs.reduce(0) { $0 + ColumnWidth.of($1.text) }
    let padding = String(repeating: " ", count: max(0, width - 4 - used))
    row.runs =
      [StageText("\(left) ", .frame)] + row.runs + [StageText("\(padding) \(right)", .frame)]
    return row
  }

  /// The upper or lower edge of a sheet: its title, or the button that closes it, is highlighted.
  private static func edge(_ text: String, _ controls: [Control]) -> [StageText] {
    let rounded = text.map { ["┌": "╭", "┐": "╮", "└": "╰", "┘": "╯"][$0] ?? String($0) }.joined()
    let isLine: (Character) -> Bool = { !$0.isLetter && !$0.isNumber && !"[]<>".contains($0) }
    let start = rounded.prefix(while: isLine)
    let end = String(rounded.dropFirst(start.count).reversed().prefix(while: isLine).reversed())
    let title = String(rounded.dropFirst(start.count).dropLast(end.count))
    return [StageText(String(start), .frame)]
      + numbered(StageText(title, .title), controls) + [StageText(end, .frame)]
  }

  /// A run with the numbers of its controls highlighted.
  private static func numbered(_ run: StageText, _ controls: [Control]) -> [StageText] {
    let numbers = controls.filter { run.text.contains("[\($0.number)]") }
    guard !numbers.isEmpty else { return [run] }
    return runs(of: run.text, numbers).map {
      $0.style == .number ? $0 : StageText($0.text, run.style)
    }
  }

  private static func runs(of line: StyledLine) -> [StageText] {
    line.runs.map { run in
      StageText(
        run.text, run.style.isBold == true ? .bold : run.style.color == nil ? .plain : .recent)
    }
  }

  /// Returns ` 1 Name ····· "Blob"` for a control on a line of its own, and a button in reverse video.
  private static func aligned(
    _ text: String, _ control: Control, _ width: Int
  ) -> [StageText]? {
    let indent = text.prefix { $0 == " " }
    let body = text.dropFirst(indent.count)
    let mark = "[\(control.number)] "
    guard body.hasPrefix(mark) else { return nil }
    let rest = body.dropFirst(mark.count)
    let number = StageText("\(indent) \(control.number) ", .number)
    if rest.hasPrefix("<"), let end = rest.lastIndex(of: ">"), !control.takesValues {
      let label = rest[rest.index(after: rest.startIndex)..<end]
      let note = rest[rest.index(after: end)...]
      return [
        number,
        // A link has a space before its `>`.
        StageText(" \(String(label).trimmingWhitespace) ", control.isEnabled ? .button : .faint),
        StageText(String(note), .faint),
      ]
    }
    let label = control.label + ": "
    guard !control.label.isEmpty, rest.hasPrefix(label) else { return nil }
    let leader = min(26, width / 2) - ColumnWidth.of(control.label)
    let dots = String(repeating: "·", count: max(2, leader))
    return [
      number, StageText(control.label + " "), StageText(dots + " ", .faint),
      StageText(String(rest.dropFirst(label.count)), .bold),
    ]
  }

  /// Returns a line with several controls, with their numbers highlighted.
  private static func runs(of text: String, _ controls: [Control]) -> [StageText] {
    var runs: [StageText] = []
    var rest = Substring(text)
    for control in controls {
      guard let range = rest.firstRange(of: "[\(control.number)]") else { continue }
      runs.append(StageText(String(rest[..<range.lowerBound])))
      runs.append(StageText(String(rest[range]), .number))
      rest = rest[range.upperBound...]
    }
    return runs + [StageText(String(rest))]
  }
}

/// A line of a screen with its border interpreted.
private enum BorderedLine {
  case content(String)
  case header(String)
  case separator
  case edge

  init(_ line: String) {
    guard let first = line.first, let last = line.last, line.count > 3 else {
      self = .content(line)
      return
    }
    let inner = line.dropFirst().dropLast()
    switch (first, last) {
    case ("│", "│"), ("|", "|"):
      let text = inner.dropFirst()
      self = .content(String(text.reversed().drop { $0 == " " }.reversed()))
    case ("┌", "┐"), ("├", "┤"), ("└", "┘"), ("+", "+"):
      let isLine: (Character) -> Bool = { "─- ".contains($0) }
      let title = String(inner.drop(while: isLine).reversed().drop(while: isLine).reversed())
      self = !title.isEmpty ? .header(title) : first == "├" ? .separator : .edge
    default: self = .content(line)
    }
  }
}
