/// The output of one line of input.
///
/// Nothing in the shell's core prints. A command returns an `Output`, and the caller decides where
/// to show it.
///
/// ```swift
/// let output = Output(text: "undid 2")
/// print(output.text)
/// ```
public struct Output: Sendable, Equatable {
  /// The text to show, with lines separated by `\n` and no line break after the last one (a text
  /// that ends in `\n` ends in an empty line). Empty without output.
  public var text: String
  /// Whether the line was rejected. The text then contains the error.
  public var isError: Bool
  /// What `expect` says about the next action, or what became of it; `nil` if the line has nothing to do with it.
  package var expectation: ExpectationState?
  /// The first line of an unexpected error in a scenario that the line has played.
  package var playedProblem: String?
  /// Whether the session is over, as after `quit`.
  public var ends: Bool
  /// The text as styled runs, for callers that can show styles; empty if it has no styles.
  package var styledText: [StyledText] = []
  /// Whether the text ends with a reaction to an exercise. It is the most important part, so no pager hides it.
  package var endsWithReaction = false
  /// What a terminal shows if the text is empty: the new value of a setting. Files do not contain it.
  package var confirmation: String?
  /// What a prompt shows above the text unless hints are off. Files do not contain it.
  package var note: String?
  /// What a prompt shows in place of a text that is written for another program, such as a browser. Files and pipes contain the text.
  package var summary: String?
  /// A line of a file that a terminal opens in an editor.
  package var edited: EditedLine?
  /// What a terminal shows at the next prompt as if it had been typed. Enter runs it.
  package var nextLine: String?
  package var clearsTerminal = false
  /// The lines that are a value of the feature, which no language changes.
  package var valueLines = 0..<0
  /// The list in the text, which a terminal abbreviates to its width. Files contain the text.
  package var list: OutputList?
  /// The text in files, where screens are drawn the same way at every terminal; `nil` if it is `text`.
  var fileText: String?

  /// Creates an output with a text. By default, it is not an error and does not end the session.
  public init(text: String = "", isError: Bool = false, ends: Bool = false) {
    self.text = text
    self.isError = isError
    self.ends = ends
  }
}

/// A line of a file, counted from 1.
package struct EditedLine: Sendable, Equatable {
  package let path: String
  package let line: Int
}

extension Output {
  /// A value of the feature.
  static func value(_ text: String) -> Output {
    var output = Output(text: text)
    output.valueLines = 0..<(text.count { $0 == "\n" } + 1)
    return output
  }

  /// An output without text that a terminal confirms.
  static func confirming(_ text: String) -> Output {
    var output = Output()
    output.confirmation = text
    return output
  }

  package init(lines: [StyledLine]) {
    self.init(text: lines.map(\.text).joined(separator: "\n"))
    styledText = Array(lines.map(\.runs).joined(separator: [StyledText("\n")]))
  }
}

extension StyledLine {
  /// The lines of a text without styles.
  static func plain(_ text: String) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) }
  }
}
