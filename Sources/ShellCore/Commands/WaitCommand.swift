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
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: .realTime),
    argument: .none
  ) { context, input in
    let loaded = try context.requireFeature()
    let longest = try input.duration() ?? .seconds(10)
    return await context.wait(loaded, atMost: longest)
  }
}

extension CommandInput {
  /// The argument as a duration; `nil` if there is none.
  func duration() throws -> Duration? {
    guard !rest.isEmpty else { return nil }
    let start = line.index(line.startIndex, offsetBy: restOffset)
    let value = try ActionReader().value(line[start...], as: Duration.self, for: name)
    guard let duration = value as? Duration, duration >= .zero else {
      throw ShellError(
        .invalidValue, "the clock cannot go back", in: line, at: restOffset,
        hint: "expected a duration such as 500ms or 3s")
    }
    return duration
  }
}

extension CommandContext {
  fileprivate func wait(_ loaded: RunningFeature, atMost longest: Duration) async -> Output {
    guard !awaited(in: loaded).isEmpty else {
      // Only effects that are asleep are left, and only if the clock is manual.
      let isAsleep = !loaded.store.running.isEmpty
      let advice = isAsleep ? ": the clock is manual, and `advance` moves it" : ""
      return Output(text: "nothing to wait for" + advice)
    }
    let deadline =
      ContinuousClock.now + (restoring == nil ? longest : min(longest, Restoring.longestWait))
    var texts: [String] = []
    while true {
      let seen = loaded.store.arrivals
      let output = catchUp(as: .waiting)
      if !output.text.isEmpty { texts.append(output.text) }
      if output.isError || awaited(in: loaded).isEmpty {
        return answer(texts, isError: output.isError)
      }
      // The deadline is checked last, so that a result that arrived in time is never missed.
      guard !interruption.wasRequested, ContinuousClock.now < deadline else { break }
      await interruption.cancelling {
        _ = await loaded.store.arrival(after: seen, until: min(deadline, self.nextWake ?? deadline))
      }
    }
    let errors = notes(on: EffectList.outside(loaded.store), after: longest)
    return answer(texts + errors, isError: !errors.isEmpty)
  }

  /// The effects that may end without `advance`.
  private func awaited(in loaded: RunningFeature) -> [RunningEffect] {
    clock.mode == .live ? loaded.store.running : EffectList.outside(loaded.store)
  }

  private func notes(on outside: [RunningEffect], after longest: Duration) -> [String] {
    if interruption.wasRequested { return ["error: stopped waiting"] }
    return outside.map {
      "error: \(EffectList.name(of: $0)) is still waiting for external work after \(DurationText.of(longest))"
    }
  }

  private func answer(_ texts: [String], isError: Bool = false) -> Output {
    Output(text: texts.joined(separator: "\n"), isError: isError)
  }
}
