extension Command {
  static let hide = Command(
    name: "hide", usage: "hide [PATTERN|none]", summary: "Hide the blocks of some actions",
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
    argument: .words(["none"])
  ) { context, input in
    switch input.rest {
    case "":
      let patterns = context.display.hidden.map(\.text)
      return Output(
        text: patterns.isEmpty
          ? "nothing is hidden"
          : (["these actions are hidden:"] + patterns.map { "  " + $0 }).joined(separator: "\n"))
    case "none": context.display.hidden = []
    default:
      let pattern = LabelPattern(input.rest)
      if !context.display.hidden.contains(pattern) { context.display.hidden.append(pattern) }
    }
    return Output()
  }
}
