enum WaitCommand {
  static let command = Command(
    name: "wait",
    summary: "Wait for pending external work",
    details: """
      Waits in real time until no effect is waiting for external work, for at most ten
      seconds or the given time. If the clock is live, it also waits for sleeping
      effects.
        wait
        wait 500ms
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: .realTime),
    arguments: .duration,
    needs: \.loaded, \.time, \.recovery, \.interruption
  ) { duration, loaded, time, recovery, interruption in
    let longest = duration ?? .seconds(10)
    guard !time.awaited(in: loaded).isEmpty else {
      // Only effects that are asleep are left, and only if the clock is manual.
      let isAsleep = !loaded.store.runningEffects.isEmpty
      let advice = isAsleep ? ": the clock is manual, and `advance` moves it" : ""
      return Output(text: "nothing to wait for" + advice)
    }
    let limit = recovery.isRestoring ? min(longest, Recovery.longestWait) : longest
    var (output, isLate) = await time.wait(loaded, until: .now + limit)
    guard isLate else { return output }
    let errors =
      interruption.wasRequested
      ? ["error: stopped waiting"] : notes(on: EffectList.outside(loaded.store), after: longest)
    output.text = ((output.text.isEmpty ? [] : [output.text]) + errors).joined(separator: "\n")
    output.isError = !errors.isEmpty
    return output
  }

  @MainActor
  private static func notes(on outside: [RunningEffect], after longest: Duration) -> [String] {
    outside.map {
      "error: \(EffectList.name(of: $0)) is still waiting for external work after \(DurationText.of(longest))"
    }
  }
}
