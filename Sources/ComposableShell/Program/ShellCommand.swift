import ArgumentParser
import ShellCore

/// `tca [shell] [NAME]`: a prompt.
struct ShellCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Open a prompt (the default).")

  @ArgumentParser.Argument(help: "A feature to load first.")
  var feature: String?

  @MainActor
  func run() async throws {
    let session = Session(features: Program.features)
    if let feature {
      guard session.hasFeature(named: feature) else {
        throw ValidationError(session.unknownFeatureMessage(feature))
      }
    }
    let firstLines = feature.map { ["load \($0)"] } ?? []
    if let terminal = TerminalPrompt(session) {
      exitProgram(await terminal.run(firstLines))
    } else {
      exitProgram(await PlainPrompt(session).run(firstLines))
    }
  }
}
