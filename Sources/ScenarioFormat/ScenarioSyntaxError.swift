/// The reasons why a file cannot be read as a scenario.
package struct ScenarioSyntaxError: Error, Sendable, Equatable {
  /// What is wrong with a line.
  package enum Kind: Sendable, Equatable {
    case notUTF8
    case null
    /// The associated value is the run of backticks or tildes that opened the block.
    case unclosedFence(String)
    case unclosedComment
    /// The associated value contains the words after `tca`.
    case extraWords(String)
    case outputBeforeCommand
    /// The associated value is the name of a command that scenarios may not contain.
    case notAllowed(String)
    /// The associated value is the largest number of commands.
    case tooManyCommands(Int)
  }

  /// One thing that is wrong with the file.
  package struct Problem: Sendable, Equatable {
    package let kind: Kind
    /// The file's path, as it was given.
    package let path: String
    /// The number of the line, starting at 1.
    package let line: Int

    /// The problem as one line of text: `file:line: error: ...`.
    package var text: String { "\(path):\(line): error: \(kind.message)" }
  }

  /// What is wrong, in the order of the lines. There is at least one problem.
  package let problems: [Problem]

  /// Creates an error. Returns `nil` if there are no problems.
  init?(path: String, _ problems: [(kind: Kind, line: Int)]) {
    guard !problems.isEmpty else { return nil }
    self.problems = problems.sorted { $0.line < $1.line }
      .map { Problem(kind: $0.kind, path: path, line: $0.line) }
  }

  /// The problems as text, one line each.
  package var text: String { problems.map { $0.text + "\n" }.joined() }
}

extension ScenarioSyntaxError.Kind {
  fileprivate var message: String {
    switch self {
    case .notUTF8:
      "this line is not valid UTF-8; save the file as UTF-8"
    case .null:
      "this line contains a NUL byte; scenario files must be plain text"
    case .unclosedFence(let marker):
      "the block opened here is never closed; end it with a line that contains only \(marker)"
    case .unclosedComment:
      "the comment opened here is never closed; end it with -->"
    case .extraWords(let words):
      "unexpected text after `tca`; remove `\(words)`"
    case .outputBeforeCommand:
      "this block has output before its first command; start it with a prompt, such as `> help`"
    case .notAllowed(let command):
      "`\(command)` is not allowed in a scenario; remove this line"
    case .tooManyCommands(let limit):
      "the file has more than \(limit) commands; split it into several files"
    }
  }
}
