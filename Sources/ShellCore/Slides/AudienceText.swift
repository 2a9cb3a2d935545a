/// What the audience of a talk sees of the output of a command.
package enum AudienceText {
  /// Leaves out lines that help someone who types, but not an audience: `Try: ...`, and which feature has ended.
  package static func withoutAdvice(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Try: ") && !isEnd($0) }.joined(separator: "\n")
  }

  private static func isEnd(_ line: Substring) -> Bool {
    line.hasPrefix("ended ") && line.hasSuffix("(undo restores it)")
  }

  /// Whether the output of a command is a picture, which is drawn again to fit a narrower terminal.
  package static func isPicture(_ command: String) -> Bool {
    command.split(separator: " ").first == "screen"
  }
}
