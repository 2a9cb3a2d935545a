import ActionSyntax
import FileAccess
import SourceLoading

extension Workspace {
  /// Whether the running line comes from a scenario file.
  private var isInScenario: Bool { permissions.playsScenario || !replaying.isEmpty }

  /// Throws if the running line comes from a scenario that may not compile these files.
  func checkTrust(_ argument: FileArgument) throws {
    guard isInScenario, let trusted = permissions.trusted() else { return }
    let paths = argument.canonicalPaths(in: folder, home: home, files)
    guard let path = paths.first(where: { !trusted.contains($0) }) else { return }
    throw ShellError(
      .untrusted, "the scenario would run the code of \(path), which is not trusted",
      in: argument.line, at: argument.pathOffset,
      hint: "expected a file in a trusted folder: `tca trust FOLDER` trusts one")
  }

  /// Throws if the running line comes from a scenario that may not create this file.
  func checkCreation(of argument: PathArgument, in line: String) throws {
    guard isInScenario else { return }
    let own = files.canonicalPath(folder ?? ".")
    let path = files.canonicalPath(argument.path(in: folder, home: home))
    guard !TrustedPaths([own]).contains(path) || path == own else { return }
    throw ShellError(
      .file, "a scenario creates files only in its own folder", in: line, at: argument.offset,
      hint: "expected a path inside \(own)")
  }
}

extension FileArgument {
  /// The files and folders as absolute paths without symbolic links.
  func canonicalPaths(
    in folder: String?, home: String?, _ files: any FileSystem
  ) -> [String] {
    paths.map {
      files.canonicalPath($0 == "~" ? home ?? $0 : SwiftFile.path($0, in: folder, home: home))
    }
  }
}
