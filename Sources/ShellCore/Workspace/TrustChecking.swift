extension Workspace {
  /// Whether the running line comes from a scenario file.
  var isInScenario: Bool { permissions.playsScenario || !replaying.isEmpty }
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
