/// A fenced block that holds a part of the session.
package struct ScenarioBlock: Sendable, Equatable {
  /// The line that opens it. Lines put into the block take its indent.
  package let fence: Fence
  /// Where the run of backticks or tildes that closes it stands in the file.
  package let closing: Range<Int>
  /// The commands in order.
  package let steps: ScenarioSteps
}
