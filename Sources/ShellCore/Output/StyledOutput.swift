/// The styles of output: colored changes, errors, and Swift code that an error quotes.
package enum StyledOutput {
  /// The lines of an output. Text that has no styles is styled by the kinds of its lines.
  package static func lines(of output: Output) -> [StyledLine] {
    guard !output.styledText.isEmpty else { return lines(of: output.text) }
    var lines = [StyledLine()]
    for run in output.styledText {
      let pieces =
        run.style == TextStyle() && run.text.contains("\n")
        ? self.lines(of: run.text)
        : run.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { StyledLine(String($0), run.style) }
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append(StyledLine()) }
        lines[lines.count - 1].append(piece)
      }
    }
    return lines
  }

  /// The lines of a text without styles.
  package static func lines(of text: String) -> [StyledLine] {
    var isError = false
    return OutputLineKind.of(text).map { line, kind in
      if kind == .error { isError = true } else if !line.hasPrefix("  ") { isError = false }
      guard kind == .plain, isError else { return StyledLine(String(line), .output(kind)) }
      return quotation(line)
    }
  }

  /// A line below an error: `  27 | state.cont += 1`, or the caret below it.
  private static func quotation(_ line: Substring) -> StyledLine {
    if let bar = line.firstRange(of: " | "), Int(line[..<bar.lowerBound].trimmingWhitespace) != nil
    {
      var highlighter = SwiftHighlighter()
      return StyledLine(
        [StyledText(String(line[..<bar.upperBound]), .dimmed)]
          + highlighter.runs(of: String(line[bar.upperBound...])))
    }
    if let bar = line.firstRange(of: " |"), line[..<bar.lowerBound].allSatisfy({ $0 == " " }) {
      return StyledLine([
        StyledText(String(line[..<bar.upperBound]), .dimmed),
        StyledText(String(line[bar.upperBound...]), .output(.error)),
      ])
    }
    return StyledLine(String(line))
  }
}
