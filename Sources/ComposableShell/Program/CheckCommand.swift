import ArgumentParser
import ShellCore

/// `tca check FILE...`: scenarios as tests.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Play scenario files and compare what they answer with what they say.",
    discussion: "The exit status is 1 when a file differs or cannot be read.")

  @ArgumentParser.Argument(help: "Scenario files.")
  var files: [String]

  @MainActor
  func run() async throws {
    var failed = 0
    let plain = PlainOutput()
    for file in files where await !check(file, plain) { failed += 1 }
    exitProgram(failed == 0 ? 0 : 1)
  }

  @MainActor
  private func check(_ file: String, _ plain: PlainOutput) async -> Bool {
    let scenario: Scenario
    do {
      scenario = try ScenarioFile.read(file)
    } catch {
      plain.say(error.text(for: file))
      return false
    }
    let session = Program.makeSession(in: ScenarioFile.folder(of: file))
    plain.attach(to: session)
    let report = await ScenarioPlayer.play(scenario, on: session)
    let text = ReportText(report)
    plain.say(text.failures + text.summary)
    return report.isSuccess
  }
}
