extension Command {
  static let show = Command(
    name: "show", usage: "show N", summary: "Show an action again by its number in `log`",
    details: """
      The action is shown as seen from the current scope, in the current `format`.
        show 1
      """
  ) { session, input in
    let loaded = try session.requireFeature(in: input.line)
    let number = try session.actionNumber(input, in: loaded, from: loaded.store.log.first)
    guard let action = loaded.store.log.action(number) else { return Output() }
    let transcript = ActionTranscript(scope: loaded.scope, format: session.format)
    return Output(text: transcript.text(for: action, prints: [], blocks: []))
  }
}
