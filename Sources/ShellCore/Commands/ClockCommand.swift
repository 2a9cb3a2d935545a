import ActionSyntax

extension Command {
  static let clock = Command(
    name: "clock", usage: "clock [live|manual]",
    summary: "Show the clock, or run it live or manually",
    details: """
      A `live` clock follows real time, so a timer ticks while you type. This is the
      default at a prompt. A `manual` clock, the default in files and pipes, moves
      only with `advance`.
        clock manual
        clock
      """,
    argument: .words(ClockMode.allCases.map(\.rawValue))
  ) { session, input in
    guard !input.rest.isEmpty else { return Output(text: session.clockText) }
    let names = ClockMode.allCases.map(\.rawValue)
    let word = try input.oneWord(alternatives(names))
    guard let mode = ClockMode(rawValue: word.text) else {
      throw ShellError(
        .invalidValue, "the clock is \(alternatives(names)), not `\(abbreviated(word.text))`",
        in: input.line, at: word.offset, hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(word.text, in: names))
    }
    if mode == .live { try session.checkRecordingStands(input, at: word.offset) }
    session.clockMode = mode
    return Output(text: session.clockText)
  }
}

extension Session {
  /// `clock manual, now 3s`.
  fileprivate var clockText: String {
    let now = loaded.map { ", now \(DurationText.of($0.store.clock.now.offset))" } ?? ""
    return "clock \(clockMode.rawValue)\(now)"
  }
}
