enum FormatCommand {
  static let command = Command(
    name: "format",
    summary: "Show changes in full, shortened, or as labels",
    details: """
      `full` prints the same text as _printChanges. `changed` omits unchanged fields.
      `labels` prints only the name of the action. Without an argument, it shows the
      current format.
        format changed
        format
      """,
    meaning: .changesSettings(.output),
    arguments: .choice { word, _ in "unknown format `\(word)`" },
    needs: \.display
  ) { choice, display in
    guard let choice: Chosen<ChangeFormat> = choice else {
      return Output(text: "format is \(display.format.rawValue)")
    }
    display.format = choice.value
    return .confirming("format is \(choice.value.rawValue)")
  }
}
