import ComposableArchitecture

/// The settings of `watch`.
struct Watching {
  /// Whether files are watched.
  var isOn = false
  /// The files that the last `load` named, even if they did not compile.
  var file: FileArgument?
}

/// The files that are loaded again when they are saved.
package struct WatchedFiles {
  /// The line that loads them: `reload` if they are loaded already.
  package let reloadLine: String
  private let file: FileArgument
  private let workspace: Workspace

  /// Returns `nil` if nothing is watched.
  ///
  /// - Parameter loaded: The file of the running feature.
  init?(_ watching: Watching, loaded: FileArgument?, in workspace: Workspace) {
    guard watching.isOn, let file = watching.file else { return nil }
    reloadLine = loaded?.line == file.line ? "reload" : file.line
    self.file = file
    self.workspace = workspace
  }

  /// The line that named the files.
  package var line: String { file.line }

  /// The versions of the files by their paths.
  package var versions: [String: FileInfo] {
    let files = workspace.files
    var versions: [String: FileInfo] = [:]
    for path in file.paths {
      let path = SwiftFile.path(path, in: file.folder ?? workspace.folder, home: workspace.home)
      let inside = files.isFolder(path) ? (try? files.files(in: path, entryLimit: 5000)) ?? [] : []
      let sources = inside.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
      for source in [path] + sources {
        if let info = files.info(source) { versions[source] = info }
      }
    }
    return versions
  }
}
