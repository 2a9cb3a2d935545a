/// A scenario file in which the expected output is replaced with the actual output, as `bless` does.
///
/// The update replaces only what differs. Expectations that hold, including wildcards, and prose,
/// line ends and the byte order mark stay as they are, byte for byte. Updating an updated file
/// changes nothing.
package struct TranscriptUpdate {
  private let source: ScenarioText
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []
  /// The number of commands whose expectation is replaced.
  package private(set) var count = 0

  /// Creates an update from a run of the scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - played: The commands that ran, in order. The others stay as they are.
  ///   - accepts: Whether the expectation of a command may be replaced.
  package init(
    _ scenario: Scenario, played: [PlayedStep], accepts: (PlayedStep) -> Bool = { _ in true }
  ) {
    source = scenario.source
    var rest = played[...]
    for block in scenario.blocks {
      let steps = rest.prefix(block.steps.count)
      rest = rest.dropFirst(steps.count)
      update(block, steps.filter { $0.mismatches.isEmpty ? $0.hasMovedSource : accepts($0) })
    }
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += source.bytes[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
    }
    return bytes + source.bytes[end...]
  }

  private mutating func update(_ block: ScenarioBlock, _ steps: [PlayedStep]) {
    var longest = 0
    for step in steps {
      count += 1
      let lines = Self.updatedLines(step)
      longest = max(
        longest, lines.map { Byte.longestRun(of: block.fence.character, in: $0) }.max() ?? 0)
      updatePrompt(step, block.fence)
      edits.append((step.step.expectedSource, written(lines, indent: block.fence.indent)))
    }
    guard longest >= block.fence.length else { return }
    let fence = [UInt8](repeating: block.fence.character, count: longest + 1)
    edits += [(block.fence.range, fence), (block.closing, fence)]
  }

  private mutating func updatePrompt(_ played: PlayedStep, _ fence: Fence) {
    let step = played.step
    guard let prompt = step.prompt, !Byte.areSame(prompt, played.prompt) else { return }
    let line = PromptLine(prompt: played.prompt, command: step.command).written
    edits.append((step.source, written([line], indent: fence.indent)))
  }

  /// Returns the expected lines that hold and, in place of the others, the actual lines.
  private static func updatedLines(_ played: PlayedStep) -> [String] {
    let expected = played.step.expected
    let actual = Transcript.lines(of: played.output)
    return TranscriptMatcher.align(expected, actual).compactMap { row in
      switch row {
      case .same(let line, let now):
        if case .text(let text) = expected.lines[line], !Byte.areSame(text, actual[now]) {
          ExpectedLine.escaped(actual[now])
        } else {
          expected.lines[line].written
        }
      case .skipped(let line, _): expected.lines[line].written
      case .missing: nil
      case .unexpected(let line): ExpectedLine.escaped(actual[line])
      }
    }
  }

  private func written(_ lines: [String], indent: Int) -> [UInt8] {
    let end = Array(source.lineEnd.rawValue.utf8)
    let space = [UInt8](repeating: Byte.space, count: indent)
    return lines.flatMap { ($0.isEmpty ? [] : space + Array($0.utf8)) + end }
  }
}
