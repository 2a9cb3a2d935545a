import ArgumentParser

/// `tca watch PATH`: opens a prompt with a file that is loaded again at each save.
struct WatchProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Load a file or folder, and reload it when it is saved.")

  @ArgumentParser.Argument(help: "A Swift file, a folder, or a package.", completion: .file())
  var path: String

  @MainActor
  func run() async throws {
    guard TerminalPrompt.isPossible else {
      throw ValidationError("watch needs a terminal; `load` and `reload` also work without one")
    }
    var shell = try ShellCommand.parse([path])
    shell.moreLines = ["watch on"]
    try await shell.run()
  }
}
