import ActionSyntax
import ComposableArchitecture
import ScenarioFormat

extension CommandContext {
  /// The path to the current state as an HTML page.
  ///
  /// The lines are played again in a session of their own, to draw the screen after each. The output is that of this session.
  func sessionPage() async throws -> String {
    let loaded = try requireFeature()
    guard let trial = host?.makeTrial(in: workspace.folder ?? ".") else {
      throw ShellError(.notExportable, "the session has ended")
    }
    var steps: [SessionPage.PlayedLine] = []
    for entry in SessionScript.lines(of: path, to: moment) {
      let prompt = entry.prompt ?? trial.prompt
      let played = await trial.evaluate(entry.command)
      let running = trial.context.loaded
      steps.append(
        SessionPage.PlayedLine(
          prompt: prompt, line: entry.command,
          output: entry.allowsAnyOutput ? played.text : entry.output.joined(separator: "\n"),
          time: running.map { DurationText.of($0.store.clock.now.offset) } ?? "0s",
          screen: (try? trial.context.drawScreen())?.lines ?? [],
          state: running?.scopedState.map(StateOutline.of) ?? []))
    }
    let prose = workspace.lastScenario.map { PageProse($0, lines: steps.map(\.line)) }
    return SessionPage(title: loaded.feature.name, steps: steps, prose: prose).html
  }
}
