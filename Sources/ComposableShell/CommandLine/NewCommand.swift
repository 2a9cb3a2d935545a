import ArgumentParser
import Foundation
import ShellCore

/// `tca new NAME`: creates a package with a shell.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a package with a feature, its view, a test and a shell.")

  @ArgumentParser.Argument(help: "The name of the package and its folder.")
  var name: String

  @Option(help: "The folder of composable-shell; by default where this program was built.")
  var shell: String?

  @Flag(help: "Write the feature without macros, as before version 1.4 of the architecture.")
  var classic = false

  func run() throws {
    if let problem = PackageTemplate.problem(with: name) { throw ValidationError(problem) }
    guard !FileManager.default.fileExists(atPath: name) else {
      throw ValidationError("`\(name)` already exists")
    }
    try write(PackageTemplate(name: name, shellPath: try shellPath(), isClassic: classic))
    StandardOutput.print(
      """
      created \(name)/; run
        cd \(name)
        swift run
        swift test
      """)
  }

  private func shellPath() throws -> String {
    if let shell {
      guard Checkout.isCheckout(shell) else {
        throw ValidationError("`\(shell)` does not contain composable-shell")
      }
      // The path in the manifest is relative to the folder of the package.
      return shell.hasPrefix("/") ? shell : "../\(shell)"
    }
    guard let checkout = Checkout.above(BuildFolder.ofThisProgram.path) else {
      throw ValidationError(
        "composable-shell was not found beside this program: pass its folder with --shell PATH")
    }
    return checkout
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
