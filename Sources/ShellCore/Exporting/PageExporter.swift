/// Exports the path to the current state as an HTML page.
@MainActor
struct PageExporter {
  let exporter: Exporter

  /// The path to the current state as an HTML page.
  ///
  /// The lines are played again in a session of their own, to draw the screen after each. The output is that of this session.
  func page(of loaded: RunningFeature) async throws -> String {
    let workspace = exporter.workspace, entries = exporter.entries
    guard let trial = exporter.lines.makeTrial(in: workspace.folder ?? ".") else {
      throw InputError(.notExportable, "the session has ended")
    }
    var steps: [SessionPage.PlayedLine] = []
    for entry in SessionScript.lines(of: entries.path(isTyped: true), to: entries.moment) {
      let prompt = entry.prompt ?? trial.prompt
      let played = await trial.evaluate(entry.command)
      let running = trial.running
      steps.append(
        SessionPage.PlayedLine(
          prompt: prompt, line: entry.command,
          output: entry.allowsAnyOutput ? played.text : entry.output.joined(separator: "\n"),
          time: running.map { DurationText.of($0.store.clock.now.offset) } ?? "0s",
          screen: trial.screenHTML,
          state: running?.scopedState.map(StateOutline.of) ?? []))
      if let running, running.isImported, steps.count == 1 { steps += imported(by: running) }
    }
    let prose = workspace.replaying.last.map { PageProse($0, lines: steps.map(\.line)) }
    return SessionPage(title: loaded.feature.name, steps: steps, prose: prose).html
  }

  /// The last actions of an imported log, each as a line of the page.
  private func imported(by running: RunningFeature) -> [SessionPage.PlayedLine] {
    let snapshots = running.store.snapshots
    let transcript = ActionTranscript(scope: ScopePath(), format: .full)
    let numbers = max(1, snapshots.position - Self.mostImported + 1)..<snapshots.position + 1
    return numbers.compactMap { number in
      snapshots.action(number).map { action in
        SessionPage.PlayedLine(
          prompt: running.prompt, line: ActionLine.of(action),
          output: transcript.text(for: action, prints: [], blocks: []), time: "action \(number)",
          screen: "", state: StateOutline.of(action.after))
      }
    }
  }

  private static let mostImported = 1000
}
