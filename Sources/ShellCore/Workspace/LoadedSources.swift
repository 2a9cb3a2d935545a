extension RunningFeature {
  /// The files that it was loaded from, or those that declare a built-in feature and its parts.
  @MainActor
  func code(in workspace: Workspace) -> [(name: String, text: String)] {
    guard file == nil else { return sources }
    return CodePlaces(files: workspace.sources).reachable(from: feature.typeName).files
  }
}
