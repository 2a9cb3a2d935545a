import LoadedFeatures
import OutputText

extension Command {
  static let hide = Command(
    name: "hide", summary: "Hide the blocks of some actions",
    details: """
      Hidden actions still run and appear in `log`; a line counts them. A pattern
      matches a part of the action's line in `log`. A pattern with `*`, which stands
      for any characters, matches the whole line.
        hide .ticked
        hide *.binding(*)
        hide            list the patterns
        hide none       show all blocks again
      """,
    meaning: .changesSettings(.output),
    arguments: .text("[PATTERN|none]", completion: .words(["none"])),
    needs: \.display
  ) { pattern, display in
    switch pattern.text {
    case "":
      let patterns = display.hidden.map(\.text)
      return Output(
        text: patterns.isEmpty
          ? "nothing is hidden"
          : (["these actions are hidden:"] + patterns.map { "  " + $0 }).joined(separator: "\n"))
    case "none":
      display.hidden = []
      return .confirming("nothing is hidden")
    default:
      let hidden = LabelPattern(pattern.text)
      if !display.hidden.contains(hidden) { display.hidden.append(hidden) }
    }
    return .confirming("hidden: \(pattern.text); `hide none` shows all blocks again")
  }
}
