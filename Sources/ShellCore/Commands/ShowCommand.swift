extension Command {
  static let show = Command(
    name: "show", usage: "show N", summary: "Show an action again by its number in `log`",
    details: """
      The action is shown as seen from the current scope, in the current `format`.
        show 1
      """,
    meaning: .inspects(.feature, reads: .history),
    argument: .none
  ) { context, input in
    let loaded = try context.requireFeature()
    let log = loaded.store.snapshots
    let number = try input.actionNumber(in: log, from: log.first)
    guard let action = log.action(number) else { return Output() }
    let transcript = ActionTranscript(scope: loaded.scope, format: context.display.format)
    return Output(text: transcript.text(for: action, prints: [], blocks: []))
  }
}
