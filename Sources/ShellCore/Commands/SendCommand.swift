enum SendCommand {
  static let command = Command(
    name: "send", summary: "Send an action, with or without the leading dot",
    details: """
      A line that begins with a dot also sends an action.
        .amountControl(.plusButtonTapped)
        .amountControl.plusButtonTapped
        send amountControl.plusButtonTapped
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .text(
      "ACTION", required: "an action", hint: "expected an action; `actions` lists them",
      files: [], completion: .action),
    needs: \.sender
  ) { action, sender in
    try sender.send(action.line, at: action.offset)
  }
}
