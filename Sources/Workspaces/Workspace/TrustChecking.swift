import LoadedFeatures
import SessionHistory
import ActionSyntax
import FileAccess
import SourceLoading

extension Workspace {
  /// Whether the running line comes from a scenario file.
  package var isInScenario: Bool { permissions.playsScenario || !replaying.isEmpty }

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

  /// Creates a file with a text. A line of a scenario creates it only in the scenario's own folder: decided by the path without
  /// links, which is then opened without following links.
  package func create(_ argument: PathArgument, _ text: String, in line: String) throws {
    let path = argument.path(in: folder, home: home)
    let own = isInScenario ? try ownPath(of: argument, path, in: line) : nil
    do throws(FileSystemError) {
      _ = try files.create(own ?? path, Array(text.utf8), followsLinks: own == nil)
    } catch {
      throw ShellError(
        .file, error.reason(for: argument.text), in: line, at: argument.offset,
        hint: "expected the name of a new file")
    }
  }

  /// The path of a file that a scenario may create, without links.
  private func ownPath(
    of argument: PathArgument, _ typed: String, in line: String
  ) throws -> String {
    let own = files.canonicalPath(folder ?? "."), path = files.canonicalPath(typed)
    if TrustedPaths([own]).contains(path), path != own { return path }
    throw ShellError(
      .file, "a scenario creates files only in its own folder", in: line, at: argument.offset,
      hint: "expected a path inside \(own)")
  }
}

extension FileArgument {
  /// The files and folders as absolute paths without symbolic links.
  package func canonicalPaths(
    in folder: String?, home: String?, _ files: any FileSystem
  ) -> [String] {
    paths.map {
      files.canonicalPath($0 == "~" ? home ?? $0 : SwiftFile.path($0, in: folder, home: home))
    }
  }
}
