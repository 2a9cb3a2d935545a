/// A session as an animated SVG, in which the lines are typed: for pages that show pictures and run no scripts.
///
/// Each piece of text becomes visible at its time by an animation of its style. Programs that do not animate show the end of the
/// session.
struct SessionAnimation {
  let title: String
  let steps: [SessionCast.TypedLine]

  private static let columns = 80
  private static let rows = 24
  private static let cellWidth = 8.4
  private static let lineHeight = 19.0
  private static let margin = 16.0
  private static let top = 38.0

  /// The seconds between two keys, after a line was typed, after its output, and at the end.
  private static let keyDelay = 0.06
  private static let enterDelay = 0.4
  private static let readingDelay = 1.8
  private static let endDelay = 4.0
  /// Characters that appear together.
  private static let keysPerPiece = 2

  /// A run of text with its position and the time at which it appears.
  private struct Piece {
    let row: Int
    let column: Int
    let run: StyledText
    let time: Double
  }

  var svg: String {
    var timeline = Timeline()
    for step in steps { timeline.add(step) }
    let width = Self.margin * 2 + Double(Self.columns) * Self.cellWidth
    let height = Self.top + Double(min(Self.rows, timeline.rows)) * Self.lineHeight + Self.margin
    let duration = timeline.time + Self.endDelay
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-label="\(MarkupText.escaped(title, keepsLineFeeds: false))">
      <style>
      \(style(timeline, duration))
      </style>
      <rect width="100%" height="100%" rx="8" fill="#1e2127"/>
      <circle cx="20" cy="18" r="6" fill="#e06c75"/><circle cx="40" cy="18" r="6" fill="#e5c07b"/>\
      <circle cx="60" cy="18" r="6" fill="#98c379"/>
      <svg y="\(number(Self.top - 4))" width="100%" height="\(number(height - Self.top))"><g class="all">
      \(timeline.pieces.map { text($0) }.joined(separator: "\n"))
      </g></svg>
      </svg>

      """
  }

  /// Collects the pieces in the order in which they appear.
  private struct Timeline {
    var pieces: [Piece] = []
    var rows = 0
    var time = 0.5
    /// The number of rows at a time, for scrolling.
    var growth: [(time: Double, rows: Int)] = []

    mutating func add(_ step: SessionCast.TypedLine) {
      let prompt = "\(step.prompt)> "
      let line = StyledLine([StyledText(prompt, TextStyle(color: .cyan)), StyledText(step.line)])
      let wrapped = TextWrapping(width: SessionAnimation.columns, rule: .characters)
        .lines(line.runs)
      for (index, row) in wrapped.enumerated() { type(row, afterPrompt: index == 0) }
      time += SessionAnimation.enterDelay
      if !step.output.isEmpty {
        for line in StyledOutput.lines(of: step.output) {
          let wrapping = TextWrapping(width: SessionAnimation.columns, indent: "  ")
          wrapping.lines(line.runs).forEach { show($0) }
        }
      }
      grow()
      time += SessionAnimation.readingDelay
    }

    private mutating func type(_ line: StyledLine, afterPrompt: Bool) {
      var column = 0
      for (index, run) in line.runs.enumerated() {
        if afterPrompt, index == 0 {
          append(run, column)
          grow(by: 1)
          column += ColumnWidth.of(run.text)
          continue
        }
        var rest = Substring(run.text)
        while !rest.isEmpty {
          let piece = String(rest.prefix(SessionAnimation.keysPerPiece))
          rest = rest.dropFirst(SessionAnimation.keysPerPiece)
          time += SessionAnimation.keyDelay * Double(piece.count)
          append(StyledText(piece, run.style), column)
          column += ColumnWidth.of(piece)
        }
      }
      rows += 1
    }

    private mutating func show(_ line: StyledLine) {
      var column = 0
      for run in line.runs {
        append(run, column)
        column += ColumnWidth.of(run.text)
      }
      rows += 1
    }

    private mutating func append(_ run: StyledText, _ column: Int) {
      guard run.text.contains(where: { $0 != " " }) else { return }
      pieces.append(Piece(row: rows, column: column, run: run, time: time))
    }

    private mutating func grow(by more: Int = 0) { growth.append((time, rows + more)) }
  }

  // MARK: SVG

  private func style(_ timeline: Timeline, _ duration: Double) -> String {
    var lines = [
      "text{font:14px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#d7dae0;white-space:pre}",
      ".b{font-weight:bold}",
      "@media (prefers-reduced-motion:no-preference){text,.all{animation:\(number(duration))s step-end infinite}}",
    ]
    for (name, color) in Self.colors.sorted(by: { $0.key < $1.key }) {
      lines.append(".\(name){fill:\(color)}")
    }
    for time in Set(timeline.pieces.map(\.time)).sorted() {
      let percent = number(time / duration * 100)
      lines.append(
        "@keyframes \(Self.name(time)){0%{visibility:hidden}\(percent)%{visibility:visible}}")
      lines.append(".\(Self.name(time)){animation-name:\(Self.name(time))!important}")
    }
    return (lines + scrolling(timeline, duration)).joined(separator: "\n")
  }

  /// Moves the text up when the rows are full.
  private func scrolling(_ timeline: Timeline, _ duration: Double) -> [String] {
    func offset(_ rows: Int) -> String {
      "transform:translateY(\(number(-Double(max(0, rows - Self.rows)) * Self.lineHeight))px)"
    }
    var frames = "0%{\(offset(0))}"
    for (time, rows) in timeline.growth where rows > Self.rows {
      frames += "\(number(time / duration * 100))%{\(offset(rows))}"
    }
    return [
      ".all{\(offset(timeline.rows));animation-name:up!important}", "@keyframes up{\(frames)}",
    ]
  }

  private func text(_ piece: Piece) -> String {
    let spaces = piece.run.text.prefix { $0 == " " }.count
    let text = piece.run.text.dropFirst(spaces)
    let x = Self.margin + Double(piece.column + spaces) * Self.cellWidth
    let y = 14 + Double(piece.row) * Self.lineHeight
    let length = Double(ColumnWidth.of(String(text))) * Self.cellWidth
    var classes = [Self.name(piece.time)]
    if let color = piece.run.style.color, Self.colors[color.name] != nil {
      classes.append(color.name)
    }
    if piece.run.style.isBold == true { classes.append("b") }
    return """
      <text class="\(classes.joined(separator: " "))" x="\(number(x))" y="\(number(y))" \
      textLength="\(number(length))" xml:space="preserve">\(MarkupText.escaped(String(text), keepsLineFeeds: false))</text>
      """
  }

  private static let colors = [
    "red": "#e06c75", "green": "#98c379", "yellow": "#e5c07b", "blue": "#61afef",
    "purple": "#c678dd", "cyan": "#56b6c2", "accent": "#56b6c2", "gray": "#7f848e",
  ]

  private static func name(_ time: Double) -> String { "t\(Int((time * 100).rounded()))" }

  /// A number with at most two decimals.
  private func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    let digits = part < 10 ? "0\(part)" : "\(part)"
    return "\(sign)\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
  }
}
