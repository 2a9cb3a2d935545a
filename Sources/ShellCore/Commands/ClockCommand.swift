enum ClockCommand {
  static let command = Command(
    name: "clock",
    summary: "Show the clock, or run it live or manually",
    details: """
      A `live` clock follows real time, so a timer ticks while you type. This is the
      default at a prompt. Time passes only while an effect sleeps, or once the
      feature has read the date. A `manual` clock, the default in files and pipes,
      moves only with `advance`.
        clock manual
        clock
      """,
    meaning: .changesSettings(.clock),
    arguments: .choice { "the clock is \($1), not `\($0)`" },
    needs: \.features, \.clockMode, \.recording
  ) { choice, feature, clock, recording in
    if let choice: Chosen<ClockMode> = choice {
      guard choice.value == .manual || !recording.isOn else {
        throw choice.argument.error(
          .recording, "the clock cannot be live during a recording",
          hint: "expected `advance`, or `record stop` first")
      }
      clock.mode = choice.value
    }
    // `clock is manual, now 3s`
    let now = feature.running.map { ", now \(DurationText.of($0.store.clock.now.offset))" } ?? ""
    return Output(text: "clock is \(clock.mode.rawValue)\(now)")
  }
}
