extension FeatureSources {
  /// Reads the sources that a line names, as ``init(_:target:in:home:files:)`` does.
  init(
    _ argument: FileArgument, in folder: String?, home: String?, files: any FileSystem
  ) throws(LoadFailure) {
    try self.init(
      argument.paths, target: argument.reducer?.name, in: folder, home: home, files: files)
  }
}
