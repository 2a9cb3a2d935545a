import ArgumentParser

/// `tca load NAME`: what the prompt calls `load` is the argument of the program.
struct LoadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load", abstract: "Open a prompt and load a feature.", shouldDisplay: false)

  @ArgumentParser.Argument(help: "The feature to load: a name, a Swift file or a folder.")
  var feature: String

  @MainActor
  func run() async throws {
    let shell = try ShellCommand.parse(["--", feature])
    try await shell.run()
  }
}
