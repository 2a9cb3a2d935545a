import ScenarioFormat

/// The session of a talk: it can be had as it is behind any number of the talk's commands.
///
/// Going back means to begin anew and to play as far as that.
@MainActor
package final class TalkSession<Host: ScenarioHost> {
  /// What answers the commands now.
  package private(set) var host: Host
  /// Whether to give up playing the commands up to a place.
  package var isStopped: () -> Bool = { false }
  private let steps: [ScenarioStep]
  private let begin: () -> Host
  /// How many commands it has run; nil: somebody else has typed since.
  private var ran: Int? = 0
  private var endedAt: Int?

  /// - Parameter begin: Makes what answers before the first command.
  package init(_ steps: [ScenarioStep], begin: @escaping () -> Host) {
    self.steps = steps
    self.begin = begin
    host = begin()
  }

  /// Runs the commands before the one at a position, those of them that have not run, without the
  /// ones behind it having run.
  ///
  /// - Returns: What came of those that it ran, with their positions.
  @discardableResult
  package func reach(_ position: Int) async -> [Int: TalkOutput] {
    if ran.map({ $0 > position }) ?? true { restart() }
    var outputs: [Int: TalkOutput] = [:]
    while let next = ran, next < position, !isStopped() { outputs[next] = await runNext(next) }
    return outputs
  }

  /// Runs the command at a position, in the state that the ones before it lead to.
  package func run(_ position: Int) async -> TalkOutput {
    await reach(position)
    return await runNext(position)
  }

  /// The session in the state before the command at a position, for somebody to type in; the talk
  /// goes on with another one.
  package func lend(at position: Int) async -> Host {
    await reach(position)
    ran = nil
    return host
  }

  private func restart() {
    host = begin()
    ran = 0
    endedAt = nil
  }

  private func runNext(_ position: Int) async -> TalkOutput {
    ran = position + 1
    let step = steps[position]
    let prompt = host.prompt
    if let endedAt {
      let problem = PlayedStep.Mismatch.ended(line: endedAt)
      return TalkOutput(
        prompt: prompt, text: "error: \(problem.message)", isAsExpected: false, nextPrompt: prompt)
    }
    let output = await host.evaluate(step.command)
    if output.ends { endedAt = step.line }
    let played = PlayedStep(step: step, prompt: prompt, output: output.text)
    return TalkOutput(
      prompt: prompt, text: output.text, isAsExpected: played.mismatches.isEmpty,
      nextPrompt: host.prompt)
  }
}
