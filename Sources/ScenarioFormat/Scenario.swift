/// A scenario file, read: prose, headings and the transcript of one session.
package struct Scenario: Sendable, Equatable {
  /// The file's path as it was given.
  package let path: String
  /// The file as it is, byte for byte.
  package let source: SourceText
  /// Everything in the file, in order.
  package let parts: [ScenarioPart]

  /// The blocks of the session, in order.
  package var blocks: [ScenarioBlock] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// The headings, in order.
  package var phases: [ScenarioPhase] {
    parts.compactMap { if case .heading(let phase) = $0 { phase } else { nil } }
  }

  /// The number of commands in all blocks.
  package var stepCount: Int { blocks.reduce(0) { $0 + $1.steps.count } }

  /// The text of a part of the file.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  /// The path that a path written in this scenario means: it is relative to the scenario's folder
  /// unless it begins with a slash.
  package func resolve(_ relative: String) -> String {
    guard !relative.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return relative }
    return path[...slash] + relative
  }
}
