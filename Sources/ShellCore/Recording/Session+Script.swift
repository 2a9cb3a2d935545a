import ActionSyntax
import ScenarioFormat

extension Session {
  /// The session of the feature that runs as a scenario: what one types to come to where it stands,
  /// with what is answered on the way. What was undone is not in it.
  ///
  /// - Parameters:
  ///   - line: What asked for it, for errors.
  ///   - relocation: To the folder of the file that it is for.
  func scenario(for line: String, _ relocation: Relocation = .none) throws -> String {
    let loaded = try requireFeature(in: line)
    try checkTrailIsWhole(line)
    let entries = TrailScript.entries(of: trail, to: scene, relocation)
    return "# \(loaded.feature.name)\n\n" + TranscriptWriter.block(entries)
  }

  /// Refuses what needs the whole way where it was too long to be kept.
  func checkTrailIsWhole(_ line: String) throws {
    guard trail.isTooLong else { return }
    throw ShellError(
      .recording, "it took more than \(countText(Trail.mostEntries)) commands to come here",
      in: line, at: 0, hint: "expected `load` or `reset` first")
  }
}
