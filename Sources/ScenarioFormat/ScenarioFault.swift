/// Why a file cannot be read as a scenario, and where.
package struct ScenarioFault: Error, Sendable, Equatable {
  /// What is wrong.
  package enum Kind: Sendable, Equatable {
    case notUTF8
    case null
    /// The run of backticks or tildes that opened the block.
    case unclosedFence(String)
    case unclosedComment
    /// The words that stand behind `tca`.
    case furtherWords(String)
    case outputBeforeCommand
    case record
  }

  /// What is wrong.
  package let kind: Kind
  /// The file's path as it was given.
  package let path: String
  /// The number of the line, from 1.
  package let line: Int

  /// The fault as one line of text, `file:line: error: ...`.
  package var text: String { "\(path):\(line): error: \(message)" }

  /// A name for the kind of fault that stays the same when its text changes.
  package var code: String {
    switch kind {
    case .notUTF8: "not-utf8"
    case .null: "nul"
    case .unclosedFence: "unclosed-fence"
    case .unclosedComment: "unclosed-comment"
    case .furtherWords: "further-words"
    case .outputBeforeCommand: "output-before-command"
    case .record: "record"
    }
  }

  private var message: String {
    switch kind {
    case .notUTF8:
      "this line is not valid UTF-8; save the file as UTF-8"
    case .null:
      "this line holds a NUL, which a text file has not"
    case .unclosedFence(let marker):
      "the block opened here is never closed; end it with a line \(marker)"
    case .unclosedComment:
      "the comment opened here is never closed; end it with -->"
    case .furtherWords(let words):
      "a block's first line ends after `tca`; remove `\(words)`"
    case .outputBeforeCommand:
      "output before the first command; a block begins with a prompt, such as `> help`"
    case .record:
      "`record` cannot be used in a scenario; what a scenario says is recorded already"
    }
  }
}
