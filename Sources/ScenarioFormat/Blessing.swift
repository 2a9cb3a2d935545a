/// A scenario with its expectations replaced by what came.
///
/// Only what differs is replaced: expectations that hold, wildcards among them, prose, line ends
/// and a byte order mark stay as they are, byte for byte. To bless what was blessed changes nothing.
package struct Blessing {
  private let source: SourceText
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []
  /// How many commands' expectations are replaced.
  package private(set) var count = 0

  /// The blessing of a scenario by a run of it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - played: Its commands that were run, in order; the others stay as they are.
  ///   - accepts: Whether a command's expectation may be replaced.
  package init(
    _ scenario: Scenario, played: [PlayedStep], accepts: (PlayedStep) -> Bool = { _ in true }
  ) {
    source = scenario.source
    var rest = played[...]
    for block in scenario.blocks {
      let steps = rest.prefix(block.steps.count)
      rest = rest.dropFirst(steps.count)
      bless(block, steps.filter { !$0.problems.isEmpty && accepts($0) })
    }
  }

  /// The file's new bytes.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += source.bytes[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
    }
    return bytes + source.bytes[end...]
  }

  private mutating func bless(_ block: ScenarioBlock, _ steps: [PlayedStep]) {
    var longest = 0
    for step in steps {
      count += 1
      let lines = Self.lines(step)
      longest = max(
        longest, lines.map { Self.longestRun(of: block.fence.character, in: $0) }.max() ?? 0)
      replacePrompt(step, block.fence)
      edits.append((step.step.expectedSource, written(lines, indent: block.fence.indent)))
    }
    guard longest >= block.fence.length else { return }
    let fence = [UInt8](repeating: block.fence.character, count: longest + 1)
    edits += [(block.fence.range, fence), (block.closing, fence)]
  }

  private mutating func replacePrompt(_ played: PlayedStep, _ fence: Fence) {
    let step = played.step
    guard let prompt = step.prompt, !Transcript.isSame(prompt, played.prompt) else { return }
    let line = PromptLine(prompt: played.prompt, command: step.command).written
    edits.append((step.source, written([line], indent: fence.indent)))
  }

  /// The expected lines that hold, and in the place of the others the lines that came.
  private static func lines(_ played: PlayedStep) -> [String] {
    let expected = played.step.expected
    let actual = Transcript.lines(of: played.output)
    return TranscriptMatcher.align(expected, actual).compactMap { row in
      switch row {
      case .same(let line, _), .skipped(let line, _): expected.lines[line].written
      case .missing: nil
      case .unexpected(let line): Transcript.written(actual[line])
      }
    }
  }

  private func written(_ lines: [String], indent: Int) -> [UInt8] {
    let end = Array(source.lineEnd.rawValue.utf8)
    let space = [UInt8](repeating: Byte.space, count: indent)
    return lines.flatMap { ($0.isEmpty ? [] : space + Array($0.utf8)) + end }
  }

  private static func longestRun(of character: UInt8, in line: String) -> Int {
    var longest = 0, run = 0
    for byte in line.utf8 {
      run = byte == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
