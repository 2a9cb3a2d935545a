import ComposableArchitecture

/// The files that are loaded again when they are saved.
struct Watching {
  /// Whether files are watched.
  var isOn = false
  /// The files that the last `load` named, even if they did not compile.
  var file: FileArgument?
}

extension CommandContext {
  /// The versions of the watched files by their paths; `nil` if nothing is watched.
  var watchedVersions: [String: FileInfo]? {
    guard watching.isOn, let file = watching.file else { return nil }
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

  /// The line that loads the watched files: `reload` if they are loaded already.
  var watchedLine: String? {
    guard let file = watching.file else { return nil }
    return loaded?.file?.line == file.line ? "reload" : file.line
  }
}
