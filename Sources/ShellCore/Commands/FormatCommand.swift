import ActionSyntax

extension Command {
  static let format = Command(
    name: "format", usage: "format [full|changed|labels]",
    summary: "Show changes in full, shortened, or as labels",
    details: """
      `full` prints the same text as _printChanges. `changed` omits unchanged fields.
      `labels` prints only the name of the action. Without an argument, it shows the
      current format.
        format changed
        format
      """,
    meaning: .changesSettings(.output),
    argument: .words(ChangeFormat.allCases.map(\.rawValue))
  ) { context, input in
    guard !input.rest.isEmpty else {
      return Output(text: "format is \(context.display.format.rawValue)")
    }
    let names = ChangeFormat.allCases.map(\.rawValue)
    let word = try input.oneWord(alternatives(names))
    guard let format = ChangeFormat(rawValue: word.text) else {
      throw ShellError(
        .invalidValue, "unknown format `\(abbreviated(word.text))`", in: input.line,
        at: word.offset,
        hint: "expected \(alternatives(names))", suggestion: NearestName.to(word.text, in: names))
    }
    context.display.format = format
    return Output()
  }
}
