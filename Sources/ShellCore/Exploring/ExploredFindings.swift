import Exploration

/// What the last `explore` of a session has found.
@MainActor
final class ExploredFindings {
  /// A finding whose lines were typed in a fresh session.
  struct Entry {
    let finding: ExplorationReport.Finding
    var lines: [String] { finding.lines }
  }

  var entries: [Entry] = []
  /// The state in which the lines begin, as text.
  var start = ""
}
