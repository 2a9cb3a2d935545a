extension Command {
  static let trace = Command(
    name: "trace", usage: "trace [on|off]",
    summary: "show which reducers an action went through",
    details: """
      Before the block of each action stand the reducers in the order in which they
      ran: what each changed, in its own words, and which effects it returned.
      Without a word it says which one holds.
        trace on
        trace
      """,
    argument: .words(["on", "off"])
  ) { session, input in
    guard !input.rest.isEmpty else {
      return Output(text: session.isTracing ? "trace on" : "trace off")
    }
    session.isTracing = try input.isOn()
    return Output()
  }
}
