/// The session of a talk. It can return to the state after any number of the talk's commands.
///
/// To go back, it starts a new session and plays the commands up to that position.
@MainActor
package final class TalkSession<Host: ScenarioHost> {
  /// The host that runs the commands now.
  package private(set) var host: Host
  /// Whether to stop playing commands.
  package var isStopped: () -> Bool = { false }
  /// Is called before a command of the talk, with its index.
  package var willRun: (Int) -> Void = { _ in }
  /// Returns the text that the audience sees of a command's output; it is compared with the scenario unchanged.
  package var shown: @MainActor (_ command: String, _ output: String, Host) async -> String = {
    _, output, _ in output
  }
  private var steps: [ScenarioStep]
  private let makeHost: () -> Host
  /// The number of commands that this host has run; `nil` if other commands were typed.
  private var ran: Int? = 0
  private var endedAt: Int?

  /// - Parameters:
  ///   - steps: The commands of the talk.
  ///   - makeHost: Creates a host on which no command has run.
  package init(_ steps: [ScenarioStep], makeHost: @escaping () -> Host) {
    self.steps = steps
    self.makeHost = makeHost
    host = makeHost()
  }

  /// Goes to the state before the command at an index.
  ///
  /// - Returns: The outputs of the commands that ran for this, by index.
  @discardableResult
  package func reach(_ position: Int) async -> [Int: TalkOutput] {
    if ran.map({ $0 > position }) ?? true { restart() }
    var outputs: [Int: TalkOutput] = [:]
    while let next = ran, next < position, !isStopped() { outputs[next] = await runNext(next) }
    return outputs
  }

  /// Runs the command at an index, in the state after the commands before it.
  package func run(_ position: Int) async -> TalkOutput {
    await reach(position)
    return await runNext(position)
  }

  /// Returns the host in the state before the command at an index, so that commands can be typed there.
  /// The talk continues with a new host.
  package func lend(at position: Int) async -> Host {
    await reach(position)
    ran = nil
    return host
  }

  /// Continues with the commands of another version of the talk. They run from the beginning.
  package func replace(_ steps: [ScenarioStep]) {
    self.steps = steps
    ran = nil
  }

  private func restart() {
    host = makeHost()
    ran = 0
    endedAt = nil
  }

  private func runNext(_ position: Int) async -> TalkOutput {
    ran = position + 1
    let step = steps[position]
    let prompt = host.prompt
    if let endedAt {
      let mismatch = PlayedStep.Mismatch.ended(line: endedAt)
      return TalkOutput(
        prompt: prompt, text: "error: \(mismatch.message)", isAsExpected: false, nextPrompt: prompt)
    }
    willRun(position)
    let output = await host.evaluate(step.command)
    if output.ends { endedAt = step.line }
    let played = PlayedStep(step: step, prompt: prompt, output: output.text)
    return TalkOutput(
      prompt: prompt, text: await shown(step.command, output.text, host),
      isAsExpected: played.mismatches.isEmpty, nextPrompt: host.prompt)
  }
}
