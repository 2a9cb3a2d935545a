import ArgumentParser
import ShellCore

/// `tca replay FILE...`: scenarios for the eye.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play scenario files and show what they answer now.")

  @ArgumentParser.Argument(help: "Scenario files.")
  var files: [String]

  @MainActor
  func run() async throws {
    var isAllWell = true
    let plain = PlainOutput()
    for file in files {
      let scenario: Scenario
      do {
        scenario = try ScenarioFile.read(file)
      } catch {
        plain.say(error.text(for: file))
        isAllWell = false
        continue
      }
      let session = Program.makeSession(in: ScenarioFile.folder(of: file))
      plain.attach(to: session)
      _ = await ScenarioPlayer.play(scenario, on: session) { played in
        plain.say(played.screenText, terminator: "")
      }
    }
    exitProgram(isAllWell ? 0 : 1)
  }
}
