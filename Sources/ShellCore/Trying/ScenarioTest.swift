/// Plays a scenario as a test, as `tca check` and the tool `check` of `tca mcp` do.
@MainActor
package enum ScenarioTest {
  /// Reads a scenario of a session's folder, plays it there, and checks the tasks that it has as a talk.
  ///
  /// - Throws: The reason why the file is not a scenario.
  package static func run(
    fileAt path: String, on session: Session
  ) async throws(ScenarioFile.Failure) -> (text: String, isSuccess: Bool) {
    let workspace = session.workspace
    let full = path.hasPrefix("/") ? path : "\(workspace.folder ?? ".")/\(path)"
    let scenario = try ScenarioFile.read(full, in: workspace.files)
    return await run(scenario, on: session)
  }

  /// Plays a scenario, and checks the tasks that it has as a talk.
  ///
  /// - Parameter options: The options that `bless` needs to play the scenario.
  package static func run(
    _ scenario: Scenario, on session: Session, blessingWith options: [String] = []
  ) async -> (text: String, isSuccess: Bool) {
    let check = TalkTaskCheck(of: scenario)
    var faults = check?.unreadable ?? []
    var position = 0
    func look() {
      guard let check else { return }
      faults += check.unsolvable(at: position, in: session.parts.features.running?.store.state)
      position += 1
    }
    let report = await ScenarioPlayer.play(scenario, on: session) { _, _ in
    } shouldRun: { _, _ in
      look()
      return true
    }
    if report.notRun == 0 { look() }
    let text = faults.sorted { $0.line < $1.line }.map { $0.text(for: scenario.path) + "\n" }
    let count = faults.count == 1 ? "1 task" : "\(faults.count) tasks"
    let summary =
      report.isSuccess && !faults.isEmpty
      ? "\(scenario.path): failed, \(count) cannot be solved"
      : report.summary(blessingWith: options)
    return (
      text.joined() + report.failureText + report.warningText + summary,
      report.isSuccess && faults.isEmpty
    )
  }
}
