/// What a session can load, and where it looks for files.
struct Workspace {
  let catalog: FeatureCatalog
  /// The folder that paths are relative to; `nil` for the program's own.
  var folder: String?
  /// The home folder, for paths that begin with `~`.
  var home: String?
  /// Compiles Swift files; `nil` if this shell cannot load files.
  var loader: CodeLoader?
  /// The scenario files that are being replayed.
  var replaying = ReplayStack()
}
