import ArgumentParser
import ShellCore

/// `tca features`: what can be loaded.
struct FeaturesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features", abstract: "List the features that can be loaded.")

  @MainActor
  func run() async throws {
    print(await Session(features: Program.features).evaluate("features").text)
  }
}
