/// What the last `explore` of a session has found.
@MainActor
final class ExploredFindings {
  /// The paths to the findings, whose lines were typed in a fresh session.
  var paths: [SearchResult.Path] = []
  /// The state in which the lines begin, as text.
  var start = ""
  /// The lines that lead to that state in a fresh session.
  var script: [String] = []
}

extension ExplorationReport.Finding {
  /// The finding with the lines that lead to it.
  var path: SearchResult.Path {
    let crashes = if case .crash = kind { true } else { false }
    return SearchResult.Path(finding: text, lines: lines, crashes: crashes)
  }
}
