extension Session {
  /// What is watched; `nil` if nothing is.
  package var watchedLine: String? {
    context.watching.isOn ? context.watching.file?.line : nil
  }

  /// The versions of the watched files by their paths; `nil` if nothing is watched.
  package var watchedVersions: [String: FileInfo]? { context.watchedVersions }

  /// Loads the watched files again. The lines that were typed are replayed.
  package func reloadWatched() async -> Output {
    guard let line = context.watchedLine else { return Output() }
    return await evaluate(line)
  }
}
