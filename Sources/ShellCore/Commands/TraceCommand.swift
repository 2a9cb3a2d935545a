enum TraceCommand {
  static let command = Command(
    name: "trace",
    summary: "Show which reducers handle an action",
    details: """
      Each block is preceded by the reducers in the order in which they ran, with what
      each one changed and which effect it returned. The setting applies to the loaded
      feature. Without an argument, it shows the current setting.
        trace on
        trace
      """,
    meaning: .changesSettings(.output),
    arguments: .onOff,
    needs: \.loaded
  ) { isOn, loaded in
    let store = loaded.store
    guard let isOn else {
      return Output(text: store.isTraced ? "trace is on" : "trace is off")
    }
    store.isTraced = isOn
    return .confirming(isOn ? "trace is on" : "trace is off")
  }
}
