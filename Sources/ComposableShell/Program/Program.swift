import ArgumentParser
import Foundation
import ShellCore

/// The program's arguments: a prompt unless a subcommand says otherwise.
struct Program: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "A shell for learning, showing and testing features of the Composable Architecture.",
    discussion: "\(programName) NAME is short for \(programName) shell NAME.",
    version: version,
    subcommands: [
      ShellCommand.self, FeaturesCommand.self, ReplayCommand.self, CheckCommand.self,
      BlessCommand.self, PresentCommand.self, NewCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: ShellCommand.self)

  static let version = "0.1.0"

  /// The features of the shell that runs.
  @TaskLocal static var features: [Feature] = []

  /// A session with these features, which loads files as well.
  ///
  /// - Parameter folder: What file names are relative to; nil: where the program runs.
  @MainActor
  static func makeSession(in folder: String? = nil) -> Session {
    let session = Session(features: features, folder: folder)
    session.loader = .compiling
    session.home = ProcessInfo.processInfo.environment["HOME"]
    return session
  }

  /// What the program was called as.
  static var programName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "tca").lastPathComponent
  }
}

/// Ends the program.
func exitProgram(_ status: Int32) -> Never { exit(status) }
