/// Plays a scenario against a host, a command at a time.
///
/// All blocks are one session. What a command answered is let go as soon as it was compared, so
/// that a long scenario takes no more memory than its file.
@MainActor
package struct ScenarioPlayer<Host: ScenarioHost> {
  package typealias Observer = @MainActor (PlayedStep, Host.Answer) async -> Void
  package typealias Gate = @MainActor (ScenarioStep, _ prompt: String) async -> Bool

  private let host: Host
  private var report: ScenarioReport
  private var heading: ScenarioPhase?
  private var endedAt: Int?

  private init(_ scenario: Scenario, _ host: Host) {
    self.host = host
    report = ScenarioReport(path: scenario.path, total: scenario.stepCount)
  }

  /// Runs every command and compares what it answers. An error that a command answers is output
  /// like any other.
  ///
  /// It stops when the session has ended, the task is cancelled or a command is not wanted; the
  /// report says how much was left.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - host: Where to play it.
  ///   - observe: Hears of each command after it ran, to show or to keep it.
  ///   - isWanted: Is asked before each command, with the prompt that it is typed at; false leaves
  ///     it and those behind it.
  package static func play(
    _ scenario: Scenario,
    on host: Host,
    observe: Observer = { _, _ in },
    isWanted: Gate = { _, _ in true }
  ) async -> ScenarioReport {
    var player = ScenarioPlayer(scenario, host)
    for part in scenario.parts {
      switch part {
      case .prose: continue
      case .heading(let phase): player.heading = phase
      case .block(let block):
        guard await player.play(block, observe, isWanted) else { return player.report }
      }
    }
    return player.report
  }

  /// Whether there is any point in playing on.
  private mutating func play(
    _ block: ScenarioBlock, _ observe: Observer, _ isWanted: Gate
  ) async -> Bool {
    for step in block.steps {
      if let endedAt {
        report.add(step, endedAt: endedAt, under: heading)
        return false
      }
      guard !Task.isCancelled, await isWanted(step, host.prompt) else { return false }
      await play(step, observe)
    }
    return true
  }

  private mutating func play(
    _ step: ScenarioStep, _ observe: Observer
  ) async {
    let prompt = host.prompt
    let answer = await host.evaluate(step.command)
    let played = PlayedStep(step: step, prompt: prompt, output: answer.text)
    if answer.ends { endedAt = step.line }
    report.add(played, under: heading)
    await observe(played, answer)
  }
}
