import ShellCore

/// Recovery for commands that play scenarios. A worker that replaces another one plays them again, from
/// the beginning and without the lines that have ended a process.
@MainActor
struct ScenarioRecovery {
  let log: ScenarioLog
  /// The error of the last crash; `nil` in the first worker.
  let error: String?
  /// The line that has ended the last process; `nil` if no line did.
  let lostLine: String?

  /// Returns `nil` without a supervisor.
  ///
  /// - Parameter features: The features of the program.
  static func begin(_ features: [Feature]) async -> ScenarioRecovery? {
    guard let file = RecoveryFile.inMemory else { return nil }
    var records = file.records
    let plan = RestorePlan(records)
    let crash = await PreviousWorker.crash(
      blamesLastLine: true, features: features, unfinished: plan.unfinished?.number)
    let decision = crash.map { CrashDecision($0, plan) }
    for record in decision?.records ?? [] {
      file.add(record.text + "\n")
      records.append(record)
    }
    if decision != nil { PreviousWorker.forgetCrash() }
    let log = ScenarioLog(
      records, lastShown: Supervision.note(.shown), status: SupervisedStatus()
    ) { file.add($0) }
    let isLost = decision?.records.contains {
      if case .lost(let number, _) = $0 { number == plan.unfinished?.number } else { false }
    }
    return ScenarioRecovery(
      log: log, error: decision?.text, lostLine: isLost == true ? plan.unfinished?.text : nil)
  }

  /// Tells later workers that the output of the last line is shown.
  ///
  /// Call this before the output is written. A process that is killed while it writes dies after the system has written
  /// everything, so the line would be shown twice otherwise.
  func noteShowing() { Supervision.set(.shown, log.next - 1) }
}
