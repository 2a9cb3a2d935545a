import ActionSyntax
import ComposableArchitecture

extension Command {
  static let wait = Command(
    name: "wait", usage: "wait [DURATION]",
    summary: "Wait for pending external work",
    details: """
      Waits in real time until no effect is waiting for external work, for at most ten
      seconds or the given time. If the clock is live, it also waits for sleeping
      effects.
        wait
        wait 500ms
      """
  ) { session, input in
    let loaded = try session.requireFeature(in: input.line)
    let longest = try session.duration(in: input) ?? .seconds(10)
    return await session.wait(loaded, atMost: longest)
  }
}

extension Session {
  /// The duration behind a command's name; nil when nothing stands there.
  func duration(in input: CommandInput) throws -> Duration? {
    guard !input.rest.isEmpty else { return nil }
    let start = input.line.index(input.line.startIndex, offsetBy: input.restOffset)
    let value = try ActionReader().value(input.line[start...], as: Duration.self, for: input.name)
    guard let duration = value as? Duration, duration >= .zero else {
      throw ShellError(
        .invalidValue, "time does not go back", in: input.line, at: input.restOffset,
        hint: "expected a duration such as 500ms or 3s")
    }
    return duration
  }

  fileprivate func wait(_ loaded: Loaded, atMost longest: Duration) async -> Output {
    guard !awaited(in: loaded).isEmpty else { return Output(text: "nothing to wait for") }
    let deadline = ContinuousClock.now + longest
    let position = loaded.store.log.position
    var texts: [String] = []
    while true {
      let seen = loaded.store.arrivals
      let output = catchUp(as: loaded.store.log.position > position ? .sequel : .waiting)
      if !output.text.isEmpty { texts.append(output.text) }
      if output.isError || awaited(in: loaded).isEmpty {
        return answer(texts, isError: output.isError)
      }
      // Looked at last: what came in time counts, however late it is noticed.
      guard !interruption.wasRequested, ContinuousClock.now < deadline else { break }
      await interruption.cancelling {
        _ = await loaded.store.arrival(after: seen, until: min(deadline, self.nextWake ?? deadline))
      }
    }
    let errors = notes(on: EffectList.outside(loaded.store), after: longest)
    return answer(texts + errors, isError: !errors.isEmpty)
  }

  /// The effects that may end without `advance`.
  private func awaited(in loaded: Loaded) -> [RunningEffect] {
    clockMode == .live ? loaded.store.running : EffectList.outside(loaded.store)
  }

  private func notes(on outside: [RunningEffect], after longest: Duration) -> [String] {
    if interruption.wasRequested { return ["error: stopped waiting"] }
    return outside.map {
      "error: \(EffectList.name(of: $0)) is still outside after \(DurationText.of(longest))"
    }
  }

  private func answer(_ texts: [String], isError: Bool = false) -> Output {
    Output(text: texts.joined(separator: "\n"), isError: isError)
  }
}
