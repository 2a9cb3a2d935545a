/// Takes part in the entries of a session: recording, the course, and recovery do.
///
/// Observers hear only of outermost entries, not of the lines that a `replay` plays.
@MainActor
protocol EntryObserver: AnyObject {
  /// An entry is about to be opened.
  ///
  /// - Parameter line: The line; empty for what happens between lines.
  func willOpen(_ line: String) -> EntryStart
  /// An entry was completed.
  ///
  /// - Parameter output: Its output, which the observer may extend. The journal has its own copy.
  func didClose(_ entry: ClosedEntry, _ output: inout Output)
  /// An entry was removed from the journal, because nothing has happened.
  func didDiscard()
}

extension EntryObserver {
  func willOpen(_ line: String) -> EntryStart { .run() }
  func didDiscard() {}
}

enum EntryStart {
  /// The line runs.
  ///
  /// - Parameter warning: A text before its output.
  case run(warning: String? = nil)
  /// The line is not run; this is its output.
  case skip(Output)
}

struct ClosedEntry {
  /// The line; empty for what happened between lines.
  let line: String
  let meaning: LineMeaning
  /// The prompt before it, without `> `.
  let prompt: String
  /// The codes of its errors and warnings.
  let diagnostics: [String]
}
