/// What to do about a crash: the records to add to the journal before the session is restored from it,
/// and what to tell.
package struct CrashDecision: Equatable, Sendable {
  package var records: [RecoveryRecord] = []
  /// A line to run again once the session is restored.
  package var repeats: String?
  /// The error, or a warning if a line is run again.
  package var text = ""
  package var code = ""

  /// Crashes without progress in between, after which the session is given up.
  private static let mostRestarts = 3
  /// How often a session that is killed while it is restored is restored with all of its lines.
  private static let mostKills = 5

  /// There was no crash.
  package init() {}

  package init(_ crash: Crash, _ plan: RestorePlan) {
    switch crash.activity {
    case .line(let number): lose(number, crash, plan)
    case .restoring(let number): leaveOut(number, crash, plan)
    case .betweenLines: loseWork(crash, plan)
    case .drawing(let view): giveUpDrawing(of: view, crash)
    }
    if let fault = crash.ownFault { text += "\n" + fault.advice }
  }

  private mutating func lose(_ number: Int, _ crash: Crash, _ plan: RestorePlan) {
    let line = plan.line(number)
    let text = CrashText(crash: crash, line: line)
    code = text.code.rawValue
    // The effects of a test are its own.
    if crash.cause == .ignoredCancellation, crash.restarts == 1, crash.test.isEmpty {
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
    if leavesOutTest(of: number, crash, plan) {
      repeats = line
      return
    }
    let leftOut = plan.leftOut[number].map { $0 + "\n" } ?? ""
    self.text = leftOut + "error: \(text.event)\n" + consequence(of: line, isStop: text.isStop)
    records = [.lost(number: number, error: self.text)]
    // If the line before was lost as well, the cause may be an effect in flight.
    if crash.restarts > 1 { records.append(.abandonedEffects(before: number + 1, warning: "")) }
  }

  /// The tests after one that has crashed run as well, and so do the other steps of a search: the line is repeated
  /// without it, and shows its error.
  private mutating func leavesOutTest(of number: Int, _ crash: Crash, _ plan: RestorePlan) -> Bool {
    let known = (plan.crashedSteps[number] ?? []) + (plan.crashedSteps[number + 1] ?? [])
    let isKnown = known.contains { $0.name == crash.test }
    guard !crash.test.isEmpty, !isKnown, crash.cause != .stopped else { return false }
    let isStep = ExploredStep.isStep(crash.test)
    guard !isStep || known.count < ExploredStep.mostCrashes else { return false }
    let error = CrashText(crash: crash, line: nil, part: isStep ? .step : .test).event
    records = [
      .lost(number: number, error: ""),
      .testCrashed(number: number, test: crash.test, error: error),
    ]
    return true
  }

  /// - Parameter isStop: Whether the line needed what does not exist here, which most often a client of the feature uses.
  private func consequence(of line: String?, isStop: Bool) -> String {
    guard line.map({ CommandTable.meaning(of: $0) })?.file != .swift else {
      return "nothing was loaded; the session continues from before this line"
    }
    let continues = "the session continues from before this line"
    guard isStop else { return continues }
    let advice =
      "`deps NAME VALUE` or `deps NAME fail` replaces a dependency; `deps` lists the names"
    return "\(continues)\n\(advice)"
  }

  /// The view was drawn for the prompt, so no line is lost.
  private mutating func giveUpDrawing(of view: String, _ crash: Crash) {
    let text = CrashText(crash: crash, line: nil, view: view)
    code = text.code.rawValue
    self.text = """
      error: \(text.event)
      the session continues without the screen; `screen` draws it again
      """
    records = [.gaveUpDrawing(error: self.text)]
  }

  /// A line that succeeded before fails while the session is restored.
  private mutating func leaveOut(_ number: Int, _ crash: Crash, _ plan: RestorePlan) {
    // A line that has succeeded once is less likely the cause than work that a line before it has started.
    if let suspect = plan.startedWork.last(where: { $0 <= number }) {
      return loseWork(of: suspect, crash, plan)
    }
    let text = CrashText(crash: crash, line: plan.line(number))
    code = text.code.rawValue
    // Most often a user has killed it, or the system for another program's memory: no line is the cause.
    let mostKills = crash.cause == .signal(9) ? Self.mostKills : 0
    if crash.restarts <= mostKills {
      self.text = "error: while the session was restored, \(text.event)\nit is restored again"
      return
    }
    guard crash.restarts < mostKills + Self.mostRestarts else { return restart(text) }
    self.text = """
      error: while the session was restored, \(text.event)
      the session continues without this line
      """
    records = [.lost(number: number, error: self.text)]
  }

  /// Something between two lines has ended the process: an effect, or work that a line has started outside of an effect.
  private mutating func loseWork(_ crash: Crash, _ plan: RestorePlan) {
    if crash.ownFault?.isCertain == true { return loseChange(crash, plan) }
    let mayBeEffect = plan.effects.count > 0 || crash.cause == .signal(9)
    if let suspect = plan.startedWork.last, !mayBeEffect || crash.restarts > 1 {
      return loseWork(of: suspect, crash, plan)
    }
    if mayBeEffect { return loseEffects(crash, plan) }
    loseChange(crash, plan)
  }

  /// Nothing is known that could have ended the process between two lines.
  private mutating func loseChange(_ crash: Crash, _ plan: RestorePlan) {
    let text = CrashText(crash: crash, line: nil, isOutsideEffects: true)
    // Without a place in the user's code, nothing proves that the user has started the work.
    let isKnown = crash.place != nil
    code = text.code.rawValue
    self.text = "error: \(text.event)\n"
    // A loop would begin again.
    if crash.restarts == 1, !crash.cause.isLoop {
      self.text += isKnown ? "the session continues; \(Self.advice)" : "the session continues"
    } else if let number = plan.lastLine(where: Self.changesFeature),
      crash.restarts < Self.mostLostChanges
    {
      let line = abbreviated(plan.line(number) ?? "")
      self.text +=
        isKnown
        ? "the session continues without `\(line)`, the last change; \(Self.advice)"
        : "the session continues without `\(line)`, the last change"
      records = [.lost(number: number, error: self.text)]
    } else {
      restart(text)
    }
  }

  private static func changesFeature(_ line: String) -> Bool {
    if case .changesFeature = CommandTable.meaning(of: line).command { true } else { false }
  }

  /// Crashes without progress in between, for which actions are left out one after the other.
  private static let mostLostChanges = 10
  private static let advice = "work like this belongs in an effect: `return .run { ... }`"

  private mutating func loseWork(of number: Int, _ crash: Crash, _ plan: RestorePlan) {
    let line = plan.line(number) ?? ""
    let text = CrashText(crash: crash, line: line, isOutsideEffects: true)
    code = text.code.rawValue
    self.text = """
      error: \(text.event)
      the session continues without `\(abbreviated(line))`; \(Self.advice)
      """
    records = [.lost(number: number, error: self.text)]
  }

  private mutating func loseEffects(_ crash: Crash, _ plan: RestorePlan) {
    let text = CrashText(crash: crash, line: nil, isInEffect: plan.effects.count > 0)
    code = text.code.rawValue
    if plan.effects.count == 0, crash.restarts == 1 {
      self.text = "error: \(text.event)\nthe session continues"
      return
    }
    switch (crash.restarts, plan.effects.lastStarter) {
    case (1, _):
      self.text =
        "error: \(text.event)\nthe session continues without the effects that were in flight"
      records = [.abandonedEffects(before: plan.lastNumber + 1, warning: self.text)]
    case (2, let number?) where plan.effects.count > 0 || plan.effects.wereAbandoned:
      let line = abbreviated(plan.line(number) ?? "")
      self.text = "error: \(text.event)\nthe session continues without `\(line)`, which started it"
      records = [.lost(number: number, error: self.text)]
    case _ where plan.effects.count > 0: restart(text)
    // No part of the session is known to be the cause, so it is not given up: the system, or a user, has killed it.
    case (...Self.mostKills, _): self.text = "error: \(text.event)\nthe session continues"
    default: loseChange(crash, plan)
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
