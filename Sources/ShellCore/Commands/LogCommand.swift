import ActionSyntax

extension Command {
  static let log = Command(
    name: "log", usage: "log [N|TEXT]", summary: "List the actions and what each one changed",
    details: """
      Without an argument, it lists all actions, or the most recent ones if there are
      very many. `log N` lists the last N, and `log TEXT` those that contain a text,
      in which `*` stands for any characters. `show N` prints an action in full, and
      `goto N` goes to the state after it.
        log
        log 5
        log amountControl
        log *.binding(*)
      """
  ) { session, input in
    let loaded = try session.requireFeature(in: input.line)
    let list = LogList(log: loaded.store.log)
    let earlier = session.history.earlier
    guard !input.rest.isEmpty else { return Output(text: list.overview(after: earlier)) }
    if let count = Int(input.rest) {
      guard count > 0 else {
        throw ShellError(
          .invalidValue, "`log` lists one action at least", in: input.line, at: input.restOffset,
          hint: "expected a number from 1 on")
      }
      return Output(text: list.text(ofLast: count))
    }
    guard let found = list.text(matching: LabelPattern(input.rest)) else {
      throw ShellError(
        .notThere, "no line of the log holds `\(abbreviated(input.rest))`", in: input.line,
        at: input.restOffset, hint: "`log` lists them all")
    }
    return Output(text: found)
  }
}
