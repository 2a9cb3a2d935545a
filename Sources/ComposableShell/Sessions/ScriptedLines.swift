/// Counts the lines of the startup file and of the arguments. A worker that replaces another one does
/// not run them again, because the journal repeats them.
struct ScriptedLines {
  private var count = 0

  /// Counts a line.
  ///
  /// - Returns: Whether to run it.
  mutating func begins() -> Bool {
    count += 1
    guard count > Supervision.scriptedLines else { return false }
    Supervision.scriptedLines = count
    return true
  }
}
