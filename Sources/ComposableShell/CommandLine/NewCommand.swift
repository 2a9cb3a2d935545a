import ArgumentParser
import CLibEdit
import ShellCore

/// `tca new NAME`: creates a package with a shell.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a package with a feature, its view, a test and a shell.")

  @ArgumentParser.Argument(help: "The name of the package and its folder.")
  var name: String

  @Option(help: "The folder of composable-shell; by default the sources of this program.")
  var shell: String?

  @Flag(help: "Build the package as well, and show the progress.")
  var build = false

  func run() throws {
    if let problem = PackageTemplate.problem(with: name) { throw ValidationError(problem) }
    guard !FileManager.default.fileExists(atPath: name) else {
      throw ValidationError("`\(name)` already exists")
    }
    let package = PackageTemplate(name: name, shell: try shellLocation())
    try write(package)
    StandardOutput.print(ChosenLanguage.said("created \(name)/ with these files:"))
    for path in package.files.map(\.0).sorted() { StandardOutput.print("  \(path)") }
    let duration = ChosenLanguage.translated(
      "The first build takes minutes (two on two cores), because it compiles composable-shell as well;\nlater builds take seconds."
    )
    let next = "\n\(ChosenLanguage.said("Run"))\n  cd \(name)\n  swift run\n  swift test"
    guard build else { return StandardOutput.print("\(next)\n\(duration)") }
    StandardOutput.print("\n\(duration)")
    guard runBuild() else { throw ExitCode.failure }
    StandardOutput.print(next)
  }

  /// Builds the package with the output of SwiftPM.
  ///
  /// - Returns: Whether it was built.
  private func runBuild() -> Bool {
    let child = cle_start_shell(
      "exec swift build --package-path \(name)", STDIN_FILENO, STDOUT_FILENO)
    guard child > 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  private func shellLocation() throws -> ShellLocation {
    if let shell {
      guard Checkout.isCheckout(shell) else {
        throw ValidationError("`\(shell)` does not contain composable-shell")
      }
      // The path in the manifest is relative to the folder of the package.
      return .folder(shell.hasPrefix("/") ? shell : "../\(shell)")
    }
    guard let checkout = Checkout.ofThisProgram else {
      throw ValidationError(
        "the sources of composable-shell were not found beside this program: pass their folder with --shell PATH"
      )
    }
    // Nothing of this machine is written if the manifest finds the sources by PATH.
    return .installed(first: Checkout.installedInPath == checkout ? nil : checkout)
  }

  private func write(_ package: PackageTemplate) throws {
    for (path, text) in package.files {
      let file = URL(filePath: name).appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
      } catch {
        throw ValidationError("`\(file.relativePath)` cannot be written")
      }
    }
  }
}
