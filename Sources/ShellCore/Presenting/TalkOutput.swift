/// What came of a command of a talk.
package struct TalkOutput: Sendable, Equatable {
  /// The prompt at which it ran, without `> `.
  package let prompt: String
  /// What it answered.
  package let text: String
  /// Whether that is what the scenario says.
  package let isAsExpected: Bool
  /// The prompt behind it, without `> `.
  package let nextPrompt: String
}
