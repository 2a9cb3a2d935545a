import ArgumentParser
import Foundation
import ShellCore

/// `tca new NAME`: a package with a shell of one's own.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a package with a feature, its view, a test and a shell.")

  @ArgumentParser.Argument(help: "The package's name, and its folder's.")
  var name: String

  @Option(help: "Where composable-shell lies; by default where this program was built.")
  var shell: String?

  func run() throws {
    if let problem = PackageTemplate.problem(with: name) { throw ValidationError(problem) }
    guard !FileManager.default.fileExists(atPath: name) else {
      throw ValidationError("there is a `\(name)` already")
    }
    try write(PackageTemplate(name: name, shellPath: try shellPath()))
    print(
      """
      wrote \(name)/; type
        cd \(name)
        swift run
        swift test
      """)
  }

  private func shellPath() throws -> String {
    if let shell {
      guard Checkout.isOne(shell) else {
        throw ValidationError("there is no composable-shell in `\(shell)`")
      }
      // The manifest reads it from the package's folder.
      return shell.hasPrefix("/") ? shell : "../\(shell)"
    }
    guard let checkout = Checkout.above(BuildFolder.ofThisProgram.path) else {
      throw ValidationError(
        "this program does not stand where it was built: name composable-shell's folder"
          + " with --shell PATH")
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
