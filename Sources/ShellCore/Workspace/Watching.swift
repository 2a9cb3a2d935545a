@MainActor
final class Watching {
  var isOn = false
  /// The files that the last `load` named, even if they did not compile.
  private(set) var file: FileArgument?
  /// The journal entries of lines that were valid before a reload and are not now. The next reload tries them again: a
  /// name that was changed, and then changed back, makes them valid again.
  var invalidLines: Set<Int> = []

  /// The versions of these files when they were loaded.
  fileprivate var loaded: [String: FileInfo] = [:]

  init() {}

  /// Call it before the files are read, so that no save is missed.
  func willLoad(_ file: FileArgument, from workspace: Workspace) {
    self.file = file
    loaded = Self.versions(of: file, in: workspace)
  }

  /// Call it when a feature is loaded that comes from no file.
  func forgetFile() { file = nil }

  /// The sources of a `load` by their paths.
  fileprivate static func versions(
    of file: FileArgument, in workspace: Workspace
  ) -> [String: FileInfo] {
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

extension Workspace {
  /// The path of a source that a `load` has read, by the name that messages show; `nil` if there is no such file now.
  func path(of source: String, loadedBy file: FileArgument) -> String? {
    Watching.versions(of: file, in: self).keys.filter { ("/" + $0).hasSuffix("/" + source) }
      .min { ($0.count, $0) < ($1.count, $1) }
  }
}

/// Files for which a line is evaluated each time they are saved.
@MainActor
package struct WatchedFiles {
  package let line: String
  /// The versions of the files, by their paths, when such a line was evaluated last.
  package let seen: [String: FileInfo]
  /// The versions of the files now.
  package let current: [String: FileInfo]

  /// The files that were loaded; `nil` if they are not watched.
  ///
  /// - Parameter loaded: The files of the running feature.
  init?(_ watching: Watching, loaded: FileArgument?, in workspace: Workspace) {
    guard watching.isOn, let file = watching.file else { return nil }
    line = loaded?.line == file.line ? "reload" : file.line
    seen = watching.loaded
    current = Watching.versions(of: file, in: workspace)
  }

  /// The learner's file; `nil` if the exercise has none.
  init?(_ run: LessonRun?, in workspace: Workspace) {
    guard let run, let path = run.filePath else { return nil }
    line = "check"
    seen = run.checkedFile.map { [path: $0] } ?? [:]
    current = workspace.files.info(path).map { [path: $0] } ?? [:]
  }
}
