enum ShowCommand {
  static let command = Command(
    name: "show", summary: "Show an action again by its number in `log`",
    details: """
      The action is shown as seen from the current scope, in the current `format`.
        show 1
      """,
    meaning: .inspects(.feature, reads: .history),
    arguments: .word("N", "an action's number"),
    needs: \.past, \.display
  ) { word, loaded, display in
    let log = loaded.store.snapshots
    let number = try word.actionNumber(in: log, from: log.first)
    guard let action = log.action(number) else { return Output() }
    let transcript = ActionTranscript(scope: loaded.scope, format: display.format)
    return Output(text: transcript.text(for: action, prints: [], blocks: []))
  }
}
