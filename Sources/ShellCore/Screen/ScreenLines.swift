/// The output of a command that shows a screen.
@MainActor
struct ScreenLines {
  /// The lines of the screen, up to a limit.
  let lines: [StyledLine]

  init(_ screen: Screen) {
    let all = screen.styledLines
    guard all.count > ScreenSettings.mostLines else {
      lines = all.isEmpty ? [StyledLine("(empty)")] : all
      return
    }
    let hidden = all.count - ScreenSettings.mostLines
    lines =
      all.prefix(ScreenSettings.mostLines)
      + [StyledLine("(\(hidden) more \(hidden == 1 ? "line" : "lines"))")]
  }

  /// Returns the output with other texts before the lines.
  func output(after texts: [String]) -> Output {
    let blocks = texts.map { [StyledText($0)] } + lines.map(\.runs)
    let parts = Array(blocks.joined(separator: [StyledText("\n")]))
    var output = Output(text: parts.map(\.text).joined())
    output.styledText = parts
    return output
  }
}
