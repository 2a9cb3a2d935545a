/// Selects what is typed from a transcript that was copied from a scenario, a lesson, or a terminal, and pasted at the prompt.
///
/// ```text
/// ```tca
/// ProductDetail> .amountControl(.plusButtonTapped)
/// received action:
/// ...
/// ```
///
/// Of these lines, only `.amountControl(.plusButtonTapped)` is evaluated. Without a fence, prompts are removed and all other
/// lines are evaluated, because nothing distinguishes output from commands.
package struct PastedTranscript {
  private static let fence = "```"
  private var isInsideFence = false

  package init() {}

  /// Returns the line to evaluate; `nil` for a line that is not a command.
  ///
  /// - Parameters:
  ///   - line: A line as it was entered.
  ///   - isPasted: Whether more of the same paste follows the line. A fence ends with its paste.
  package mutating func command(in line: String, isPasted: Bool) -> String? {
    if line.trimmingWhitespace.hasPrefix(Self.fence) {
      isInsideFence = isPasted && !isInsideFence
      return nil
    }
    if !isPasted { isInsideFence = false }
    guard let typed = PromptLine(Array(line.utf8)[...]) else { return isInsideFence ? nil : line }
    return typed.command
  }
}
