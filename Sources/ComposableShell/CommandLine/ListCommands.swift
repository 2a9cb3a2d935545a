import ArgumentParser
import ShellCore

/// `tca features`: lists the features.
struct FeaturesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features", abstract: "List the features that can be loaded.")

  @MainActor
  func run() async throws {
    StandardOutput.print(await Session(features: SessionFactory.features).evaluate("features").text)
  }
}

/// `tca manual`: prints the manual, for `make docs`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual of all commands.", shouldDisplay: false)

  func run() { StandardOutput.print(CommandManual.markdown, terminator: "") }
}
