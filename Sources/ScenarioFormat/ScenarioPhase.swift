/// A heading, under which the commands up to the next heading belong together.
package struct ScenarioPhase: Sendable, Equatable {
  /// The heading's level, 1 to 6.
  package let level: Int
  /// The heading's text as written, without the marks.
  package let title: String
  /// The number of the heading's line.
  package let line: Int

  /// The heading as Markdown.
  package var written: String {
    String(repeating: "#", count: level) + (title.isEmpty ? "" : " " + title)
  }
}
