/// A step of a search as a part of its line, so that a worker that replaces another one knows which step ended it.
enum ExploredStep {
  // A name of at most 15 bytes needs no memory of its own.
  private static let mark = "~"
  /// The crashes after which a line is not repeated. A search gives up earlier, unless the feature differs from run to run.
  static let mostCrashes = 20

  /// Whether a part of a line is a step of a search.
  static func isStep(_ part: String) -> Bool { part.hasPrefix(mark) }

  /// Names the steps of a search to a log; `nil` if no process continues the session.
  @MainActor
  static func namer(_ log: (any RecoveryLog)?) -> ((String) -> String?)? {
    guard let log else { return nil }
    return { log.beginStep($0.isEmpty ? "" : mark + $0)?.error }
  }
}
