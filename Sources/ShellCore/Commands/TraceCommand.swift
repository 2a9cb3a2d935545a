extension Command {
  static let trace = Command(
    name: "trace", usage: "trace [on|off]",
    summary: "show which reducers an action went through",
    details: """
      Before the block of each action stand the reducers in the order in which they
      ran: what each changed, in its own words, and which effects it returned.
      It holds for the feature that runs. Without a word it says whether it is on.
        trace on
        trace
      """,
    argument: .words(["on", "off"])
  ) { session, input in
    let store = try session.requireFeature(in: input.line).store
    guard !input.rest.isEmpty else {
      return Output(text: store.isTraced ? "trace on" : "trace off")
    }
    store.isTraced = try input.isOn()
    return Output()
  }
}
