import TerminalUI

/// A screen as the answer of a command.
@MainActor
struct ScreenLines {
  /// The lines, cut where nobody would read on.
  let lines: [[StyledText]]

  init(_ screen: Screen) {
    let all = screen.styledLines
    guard all.count > ScreenSettings.mostLines else {
      lines = all.isEmpty ? [[StyledText("(nothing to see)")]] : all
      return
    }
    let hidden = all.count - ScreenSettings.mostLines
    lines =
      all.prefix(ScreenSettings.mostLines)
      + [[StyledText("(\(hidden) more \(hidden == 1 ? "line" : "lines"))")]]
  }

  /// The lines behind what else is to be said.
  func output(after texts: [String]) -> Output {
    let blocks = texts.map { [StyledText($0)] } + lines
    let parts = Array(blocks.joined(separator: [StyledText("\n")]))
    var output = Output(text: parts.map(\.text).joined())
    output.styledText = parts
    return output
  }
}
