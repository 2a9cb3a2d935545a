import ComposableArchitecture

extension Session {
  /// Repeats a session. What it prints was printed before, so the output is discarded.
  ///
  /// - Returns: Lines about what could not be restored.
  package func restore(_ plan: RestorePlan, _ keeper: JournalKeeper) async -> [String] {
    context.isRestoring = true
    keeper.beginRestoring()
    for step in plan.steps {
      switch step {
      case .line(let number, let text, let now, let end):
        keeper.restore(number)
        context.clock.restoredTime = now
        _ = catchUp()
        context.clock.restoredTime = end
        context.restoredSources = plan.sources[number]?.reversed() ?? []
        _ = await evaluate(text)
      case .caughtUp(let now):
        context.clock.restoredTime = now
        await context.catchUpAgain()
      case .abandonedEffects: _ = context.loaded?.store.abandonEffects()
      }
    }
    context.restoredSources = []
    context.clock.restoredTime = nil
    context.clock.skip()
    keeper.endRestoring()
    context.isRestoring = false
    return context.continueRecording()
  }

  /// Notes the code of a loss, for `explain` without an argument.
  package func noteDiagnostic(_ code: String) { context.output.lastDiagnostic = code }
}

extension CommandContext {
  /// The longest time to wait for work that the previous process has waited for.
  static let longestRestoredWait = Duration.seconds(1)

  /// Handles what the previous process handled between two lines. A result from outside may not have
  /// arrived yet.
  fileprivate func catchUpAgain() async {
    guard let store = loaded?.store else { return }
    let seen = clock.seenArrivals
    guard catchUp().text.isEmpty, !EffectList.outside(store).isEmpty else { return }
    _ = await store.arrival(
      after: min(seen, store.arrivals), until: .now + Self.longestRestoredWait)
    _ = catchUp()
  }

  /// Goes on with a recording that was open, if its file is as the previous process left it.
  fileprivate func continueRecording() -> [String] {
    guard let recorder else { return [] }
    do {
      try recorder.continueFile()
      return []
    } catch {
      return [endRecording(after: error).text]
    }
  }
}
