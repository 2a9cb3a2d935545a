import ActionSyntax

/// What to do about a crash: the records to add to the journal before the session is restored from it,
/// and what to tell.
package struct CrashDecision: Equatable, Sendable {
  package var records: [JournalRecord] = []
  /// A line to run again once the session is restored.
  package var repeats: String?
  /// The error, or a warning if a line is run again.
  package var text = ""
  /// The code of the diagnostic.
  package var code = ""

  /// Crashes without progress in between, after which the session is given up.
  private static let mostRestarts = 3

  /// There was no crash.
  package init() {}

  package init(_ crash: Crash, _ plan: RestorePlan) {
    switch crash.activity {
    case .line(let number): lose(number, crash, plan)
    case .restoring(let number): leaveOut(number, crash, plan)
    case .betweenLines: loseEffects(crash, plan)
    }
  }

  private mutating func lose(_ number: Int, _ crash: Crash, _ plan: RestorePlan) {
    let line = plan.line(number)
    let text = CrashText(crash: crash, line: line)
    code = text.code.rawValue
    if crash.cause == .ignoredCancellation, crash.restarts == 1 {
      self.text = """
        warning: \(text.event) and was abandoned
        a loop around `try? await` never sees the cancellation: use `try await`, or check `Task.isCancelled`
        """
      records = [
        .lost(number: number, error: ""), .abandonedEffects(before: number, warning: self.text),
      ]
      repeats = line
      return
    }
    self.text = "error: \(text.event)\n" + consequence(of: line)
    records = [.lost(number: number, error: self.text)]
    // If the line before was lost as well, the cause may be an effect in flight.
    if crash.restarts > 1 { records.append(.abandonedEffects(before: number + 1, warning: "")) }
  }

  private func consequence(of line: String?) -> String {
    line.map { CommandTable.meaning(of: $0) }?.file == .swift
      ? "nothing was loaded; the session continues from before this line"
      : "the session continues from before this line"
  }

  /// A line that succeeded before fails while the session is restored.
  private mutating func leaveOut(_ number: Int, _ crash: Crash, _ plan: RestorePlan) {
    let text = CrashText(crash: crash, line: plan.line(number))
    code = text.code.rawValue
    guard crash.restarts < Self.mostRestarts else { return restart(text) }
    self.text = """
      error: while the session was restored, \(text.event)
      the session continues without this line
      """
    records = [.lost(number: number, error: self.text)]
  }

  private mutating func loseEffects(_ crash: Crash, _ plan: RestorePlan) {
    let text = CrashText(crash: crash, line: nil)
    code = text.code.rawValue
    switch (crash.restarts, plan.lastThatStartedEffects) {
    case (1, _):
      self.text =
        "error: \(text.event)\nthe session continues without the effects that were in flight"
      records = [.abandonedEffects(before: plan.lastNumber + 1, warning: self.text)]
    case (2, let number?):
      let line = abbreviated(plan.line(number) ?? "")
      self.text = "error: \(text.event)\nthe session continues without `\(line)`, which started it"
      records = [.lost(number: number, error: self.text)]
    default: restart(text)
    }
  }

  private mutating func restart(_ text: CrashText) {
    records = [.restarted]
    self.text = """
      error: \(text.event)
      the session cannot be restored, so the feature was unloaded; `load` loads it again
      """
  }
}
