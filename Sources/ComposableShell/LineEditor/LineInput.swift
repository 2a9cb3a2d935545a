import ShellCore

package enum LineInput: Sendable, Equatable {
  /// A line without its line feed. Invalid UTF-8 is replaced by U+FFFD, as ``LinePaste/isInvalid`` says.
  case line(String)
  /// Ctrl-C was pressed. The line was discarded.
  case interrupted
  /// Ctrl-D was pressed on an empty line, or the terminal was closed.
  case endOfInput
}

enum SingleKeyInput: Sendable, Equatable {
  case key(PressedKey)
  /// The time limit has passed.
  case nothing
  /// The terminal was resized or its contents were lost: the caller must draw again.
  case redraw
  /// The terminal was closed.
  case endOfInput
}

/// Returns the completions at the end of `text`, the line up to the cursor. It is called on the editor's thread.
package typealias LineCompleter = @Sendable (_ text: String) -> Completion

/// Returns a hint to show in gray after a line. It is called on the editor's thread.
typealias LineHinter = @Sendable (_ line: String) -> Hint?
