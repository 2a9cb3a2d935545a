import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The transcript matcher")
struct TranscriptMatcherTests {
  @Test("The matcher agrees with one that tries every combination of lines")
  func agreesWithReference() {
    var random = SeededGenerator(seed: 1)
    var found = 0
    for _ in 0..<20_000 {
      let expected = lines(
        random.some(of: ["a", "b", "...", "a[..]", "[..]b", "\\...", ""], upTo: 6))
      let actual = lines(random.some(of: ["a", "b", "ab", "...", ""], upTo: 6))
      let isMatch = TranscriptMatcher.matches(ExpectedOutput(written: expected), actual)
      #expect(
        isMatch == ReferenceMatcher.matches(expected[...], actual[...]), "\(expected) \(actual)")
      found += isMatch ? 1 : 0
    }
    #expect((1_000...19_000).contains(found))
  }

  @Test("The matcher agrees with one that tries every combination inside a line")
  func linesAgreeWithReference() {
    var random = SeededGenerator(seed: 2)
    var found = 0
    for _ in 0..<20_000 {
      let expected = stripped(random.some(of: ["a", "b", " ", "[..]", "é", "["], upTo: 7).joined())
      let actual = stripped(random.some(of: ["a", "b", " ", "é", "["], upTo: 6).joined())
      let isMatch = ExpectedLine(written: expected).matches(actual)
      #expect(
        isMatch == ReferenceMatcher.matchesLine(expected, actual), "[\(expected)] [\(actual)]")
      found += isMatch ? 1 : 0
    }
    #expect((1_000...19_000).contains(found))
  }

  @Test(
    "There is no difference exactly if there is a match, and the rows cover both sides in order")
  func alignmentAgreesWithMatch() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let expected = ExpectedOutput(
        written: random.some(of: ["a", "b", "c", "...", "[..]b"], upTo: 8))
      let actual = lines(random.some(of: ["a", "b", "c", "ab"], upTo: 8))
      let rows = TranscriptMatcher.align(expected, actual)
      let isMatch = TranscriptMatcher.matches(expected, actual)
      #expect(isMatch == !rows.contains(where: \.isDifference), "\(expected) \(actual)")
      #expect(rows.flatMap(\.expectedPositions) == Array(expected.lines.indices))
      #expect(rows.flatMap(\.actualPositions) == Array(actual.indices))
    }
  }

  @Test("Many wildcards that fail late do not take exponential time")
  func manyWildcards() {
    let pattern = String(repeating: "a[..]", count: 200) + "b"
    #expect(!matches(pattern, String(repeating: "a", count: 2_000)))
    let expected = String(repeating: "a\n...\n", count: 200) + "b"
    #expect(!matches(expected, String(repeating: "a\n", count: 400)))
  }

  @Test(
    "If there are too many lines to align, all between the equal start and end are different")
  func longDifference() {
    let expected = (0..<1_100).map { "e\($0)" }
    let actual = (0..<1_100).map { "a\($0)" }
    let rows = TranscriptMatcher.align(
      ExpectedOutput(written: ["x"] + expected + ["y"]), ["x"] + actual + ["y"])
    #expect(rows.count == 2_202)
    #expect(rows.first == .same(expected: 0, actual: 0))
    #expect(rows[1] == .missing(expected: 1))
    #expect(rows[2_200] == .unexpected(actual: 1_100))
    #expect(rows.last == .same(expected: 1_101, actual: 1_101))
  }

  private func stripped(_ line: String) -> String { Transcript.lines(of: "x\n" + line + "\nx")[1] }

  /// Returns lines without blank lines at both ends, as they are compared.
  private func lines(_ lines: [String]) -> [String] {
    Transcript.lines(of: lines.joined(separator: "\n"))
  }
}

extension AlignedLine {
  fileprivate var expectedPositions: [Int] {
    switch self {
    case .same(let line, _), .skipped(let line, _), .missing(let line): [line]
    case .unexpected: []
    }
  }

  fileprivate var actualPositions: [Int] {
    switch self {
    case .same(_, let line), .unexpected(let line): [line]
    case .skipped(_, let lines): Array(lines)
    case .missing: []
    }
  }
}
