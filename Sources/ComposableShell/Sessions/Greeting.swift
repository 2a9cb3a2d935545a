import ShellCore

/// The three lines that a new session shows: what it is, what to type first, and how to leave; and a fourth one if the last session was
/// interrupted.
@MainActor
enum Greeting {
  /// - Parameter last: The last session; `nil` if there was none.
  static func of(_ session: Session, version: String, after last: RestorePlan? = nil) -> Output {
    let catalog = session.workspace.catalog
    let first = catalog.feature(named: "ProductDetail")?.name ?? catalog.firstName
    let load = first.map { "load \($0)" } ?? "load FILE.swift"
    let course = session.learning.source == nil ? "" : ", `learn` for a course"
    let begin = StyledLine("Type `\(load)` to begin, `help` for commands\(course).")
    var name = StyledLine("\(CurrentProgram.name) \(version)", TextStyle(isBold: true))
    name.append(", a shell for the Composable Architecture")
    return Output(
      lines: [name, begin, StyledLine("TAB completes names. Ctrl-D or `quit` leaves.")]
        + interrupted(last))
  }

  private static func interrupted(_ last: RestorePlan?) -> [StyledLine] {
    guard let last, !last.hasQuit, let parts = SessionSummary.parts(of: last) else { return [] }
    let program = CurrentProgram.name
    return [
      StyledLine(
        "`\(program) resume` continues the last session: \(parts.feature), \(parts.lines)")
    ]
  }
}
