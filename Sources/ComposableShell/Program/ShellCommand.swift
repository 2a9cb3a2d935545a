import ArgumentParser
import Foundation
import ShellCore

/// `tca [shell] [NAME]`: a prompt.
struct ShellCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Open a prompt (the default).")

  @ArgumentParser.Argument(help: "A feature to load first: its name, or a Swift file.")
  var feature: String?

  @Flag(name: .customLong("no-rc"), help: "Do not begin with the commands of ~/.config/tca/rc.")
  var hasNoStartup = false

  @MainActor
  func run() async throws {
    let session = Program.makeSession()
    if let feature, !feature.hasSuffix(".swift") {
      guard session.hasFeature(named: feature) else {
        throw ValidationError(session.unknownFeatureMessage(feature))
      }
    }
    let firstLines = feature.map { ["load \(typed($0))"] } ?? []
    if let terminal = TerminalPrompt(session) {
      exitProgram(await terminal.run(firstLines, startup: startup))
    } else {
      exitProgram(await PlainPrompt(session).run(firstLines))
    }
  }

  /// A file is quoted: its name may hold anything.
  private func typed(_ feature: String) -> String {
    feature.hasSuffix(".swift") ? "\"\(feature)\"" : feature
  }

  private var startup: StartupFile? {
    guard !hasNoStartup else { return nil }
    return StartupFile.defaultPath(environment: ProcessInfo.processInfo.environment)
      .map(StartupFile.init)
  }
}
