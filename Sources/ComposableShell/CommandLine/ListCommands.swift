import ArgumentParser
import ShellCore

/// `tca features`: lists the features.
struct FeaturesProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features", abstract: "List the features that can be loaded.")

  @MainActor
  func run() async throws {
    let list = await Session(features: SessionFactory.features).evaluate("features")
    StandardOutput.print(ChosenLanguage.translated(list.text))
  }
}

/// `tca manual`: prints the manual, for `make docs`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual of all commands.", shouldDisplay: false)

  func run() { StandardOutput.print(CommandManual.markdown, terminator: "") }
}

/// `tca provided-modules`: writes the modules for loaded files next to the program, for `make install`. Users of an installed
/// program may not be able to write there.
struct ProvidedModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "provided-modules", abstract: "Write the modules for loaded files.",
    shouldDisplay: false)

  func run() { SwiftToolchain.provideModules(for: .ofThisProgram) }
}
