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
    meaning: .changesSettings(.clock),
    argument: .words(ClockMode.allCases.map(\.rawValue))
  ) { context, input in
    guard !input.rest.isEmpty else { return Output(text: text(context)) }
    let names = ClockMode.allCases.map(\.rawValue)
    let word = try input.oneWord(alternatives(names))
    guard let mode = ClockMode(rawValue: word.text) else {
      throw ShellError(
        .invalidValue, "the clock is \(alternatives(names)), not `\(abbreviated(word.text))`",
        in: input.line, at: word.offset, hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(word.text, in: names))
    }
    guard mode == .manual || context.recorder == nil else {
      throw ShellError(
        .recording, "the clock cannot be live during a recording", in: input.line,
        at: word.offset, hint: "expected `advance`, or `record stop` first")
    }
    context.clock.mode = mode
    return Output(text: text(context))
  }

  /// `clock is manual, now 3s`.
  @MainActor
  private static func text(_ context: CommandContext) -> String {
    let now =
      context.loaded.map { ", now \(DurationText.of($0.store.clock.now.offset))" } ?? ""
    return "clock is \(context.clock.mode.rawValue)\(now)"
  }
}
