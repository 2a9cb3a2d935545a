/// Plays a scenario against a host, a command at a time.
///
/// All blocks are one session. What a command answered is let go as soon as it was compared, so
/// that a long scenario takes no more memory than its file.
@MainActor
package struct ScenarioPlayer {
  private let host: any ScenarioHost
  private var report: ScenarioReport
  private var heading: ScenarioPhase?
  private var endedAt: Int?

  private init(_ scenario: Scenario, _ host: any ScenarioHost) {
    self.host = host
    report = ScenarioReport(path: scenario.path, total: scenario.stepCount)
  }

  /// Runs every command and compares what it answers. An error that a command answers is output
  /// like any other.
  ///
  /// It stops when the session has ended or the task is cancelled; the report says how much was
  /// left.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - host: Where to play it.
  ///   - observe: Hears of each command after it ran, to show or to keep it.
  package static func play(
    _ scenario: Scenario,
    on host: any ScenarioHost,
    observe: @MainActor (PlayedStep) async -> Void = { _ in }
  ) async -> ScenarioReport {
    var player = ScenarioPlayer(scenario, host)
    for part in scenario.parts {
      switch part {
      case .prose: continue
      case .heading(let phase): player.heading = phase
      case .block(let block):
        guard await player.play(block, observe) else { return player.report }
      }
    }
    return player.report
  }

  /// Whether there is any point in playing on.
  private mutating func play(
    _ block: ScenarioBlock, _ observe: @MainActor (PlayedStep) async -> Void
  ) async -> Bool {
    for step in block.steps {
      if let endedAt {
        report.add(step, endedAt: endedAt, under: heading)
        return false
      }
      if Task.isCancelled { return false }
      await play(step, observe)
    }
    return true
  }

  private mutating func play(
    _ step: ScenarioStep, _ observe: @MainActor (PlayedStep) async -> Void
  ) async {
    let prompt = host.prompt
    let output = await host.evaluate(step.command)
    let played = PlayedStep(step: step, prompt: prompt, output: output)
    if output.ends { endedAt = step.line }
    report.add(played, under: heading)
    await observe(played)
  }
}
