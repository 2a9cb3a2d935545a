import ShellCore
import ArgumentParser

/// `tca trust [FOLDER...]`: lists and changes the folders whose code scenarios may run.
struct TrustCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trust", abstract: "List or change the folders whose code scenarios may run.",
    discussion: """
      A scenario that loads a Swift file runs its code. In a trusted folder, which includes its subfolders, it does so \
      without asking. Without an argument, the folders are listed.
      """)

  @ArgumentParser.Argument(help: "Folders or Swift files to trust.", completion: .file())
  var folders: [String] = []

  @Flag(help: "Stop trusting the folders.")
  var remove = false

  func validate() throws {
    if remove, folders.isEmpty { throw ValidationError("--remove needs a folder") }
  }

  func run() throws {
    guard let file = TrustFile() else {
      throw ValidationError("`trust` needs a home folder: HOME is not set")
    }
    var trusted = file.load()
    guard !folders.isEmpty else { return list(trusted) }
    let lines = try folders.map { folder in
      let path = LocalFileSystem().canonicalPath(folder)
      return try remove ? self.remove(path, from: &trusted) : add(path, to: &trusted)
    }
    do { try file.save(trusted) } catch {
      throw ValidationError("`\(file.path)` cannot be written")
    }
    for line in lines { StandardOutput.print(ChosenLanguage.said(line)) }
  }

  private func list(_ trusted: TrustedPaths) {
    if trusted.paths.isEmpty { StandardOutput.print(ChosenLanguage.said("no folder is trusted")) }
    for path in trusted.paths { StandardOutput.print(path) }
  }

  private func add(_ path: String, to trusted: inout TrustedPaths) throws -> String {
    guard LocalFileSystem().info(path) != nil else {
      throw ValidationError("the folder `\(path)` does not exist")
    }
    guard TrustedPaths.canHold(path) else {
      throw ValidationError("a path that contains a line feed cannot be trusted")
    }
    trusted.add(path)
    return "trusted \(path)"
  }

  private func remove(_ path: String, from trusted: inout TrustedPaths) throws -> String {
    guard trusted.remove(path) else { throw ValidationError("`\(path)` is not trusted") }
    return "no longer trusted: \(path)"
  }
}
