import ArgumentParser
import ShellCore

/// `tca manual`: the page that describes every command, for `make docs`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the page that describes every command.",
    shouldDisplay: false)

  func run() { print(CommandManual.markdown, terminator: "") }
}
