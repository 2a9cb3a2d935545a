extension Command {
  static let trace = Command(
    name: "trace", usage: "trace [on|off]",
    summary: "Show which reducers handle an action",
    details: """
      Each block is preceded by the reducers in the order in which they ran, with what
      each one changed and which effect it returned. The setting applies to the loaded
      feature. Without an argument, it shows the current setting.
        trace on
        trace
      """,
    meaning: .changesSettings(.output),
    argument: .words(["on", "off"])
  ) { context, input in
    let store = try context.requireFeature().store
    guard !input.rest.isEmpty else {
      return Output(text: store.isTraced ? "trace is on" : "trace is off")
    }
    store.isTraced = try input.isOn()
    return Output()
  }
}
