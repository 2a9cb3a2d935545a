import ShellCore

@MainActor
enum ScenarioCheck {
  /// Plays a file in a new session.
  static func report(
    on file: String, _ trust: ScenarioTrust, _ plain: PlainOutput, _ recovery: ScenarioRecovery?
  ) async -> (text: String, isSuccess: Bool) {
    if let refusal = trust.refusal(of: file) { return (refusal, false) }
    let scenario: Scenario
    do {
      scenario = try GivenScenario.read(file)
    } catch {
      return (error.text(for: file), false)
    }
    let session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
    plain.attach(to: session)
    return await ScenarioTest.run(
      scenario, on: session, blessingWith: ScenarioTrust.optionsToPlay(file))
  }

  /// Returns the scenario files at some paths, and errors for paths without any.
  nonisolated static func files(in paths: [String]) -> (files: [String], faults: [String]) {
    var files: [String] = []
    var faults: [String] = []
    for path in paths {
      do {
        files += try ScenarioFile.scenarios(in: path, of: LocalFileSystem())
      } catch {
        faults.append(error.text(for: path))
      }
    }
    return (files, faults)
  }

  /// `12 files passed`, `failed, 1 of 12 files`.
  static func summary(_ count: Int, failed: Int) -> String {
    failed == 0 ? "\(count) files passed" : "failed, \(failed) of \(count) files"
  }
}
