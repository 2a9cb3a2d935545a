extension Command {
  static let hide = Command(
    name: "hide", usage: "hide [PATTERN|none]", summary: "leave out the blocks of some actions",
    details: """
      They run and are logged; a line counts them. A pattern is a part of the action's
      line in `log`, or with `*` for any characters the whole of it:
        hide .ticked
        hide *.binding(*)
        hide            lists the patterns
        hide none       shows everything again
      """,
    argument: .words(["none"])
  ) { session, input in
    switch input.rest {
    case "":
      let patterns = session.hidden.map(\.text)
      return Output(text: patterns.isEmpty ? "nothing is hidden" : patterns.joined(separator: "\n"))
    case "none": session.hidden = []
    default:
      let pattern = LabelPattern(input.rest)
      if !session.hidden.contains(pattern) { session.hidden.append(pattern) }
    }
    return Output()
  }
}
