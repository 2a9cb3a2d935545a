@testable import ComposableShell
import TerminalUI
import Testing

@Suite struct CandidateListTests {
  @Test func `Candidates are read downward in columns`() {
    #expect(
      CandidateList.lines(["a", "b", "c", "d", "e"], columns: 8, rows: 10) == ["a  c  e", "b  d"])
  }

  @Test func `Wide characters keep the columns aligned`() {
    let lines = CandidateList.lines(["사과", "pear", "한", "kiwi"], columns: 13, rows: 10)
    #expect(lines == ["사과  한", "pear  kiwi"])
  }

  @Test func `A candidate that is wider than the terminal has a line to itself`() {
    #expect(CandidateList.lines(["longer", "x"], columns: 4, rows: 10) == ["longer", "x"])
  }

  @Test func `Candidates that do not fit are counted`() {
    let lines = CandidateList.lines((1...9).map { "n\($0)" }, columns: 9, rows: 3)
    #expect(lines == ["n1  n3", "n2  n4", "and 5 more"])
  }

  @Test(arguments: [1, 2, 10, 79, 80, 81], [1, 3, 40])
  func `No line is wider than the terminal and no candidate is lost`(columns: Int, rows: Int) {
    let candidates = (1...50).map { "c\($0)" }
    let lines = CandidateList.lines(candidates, columns: columns, rows: rows)
    let words = lines.flatMap { $0.split(separator: " ").map(String.init) }
    let missing = words.last == "more" ? Int(words[words.count - 2]) ?? 0 : 0
    #expect(candidates.filter(words.contains).count + missing == 50)
    #expect(lines.dropLast().allSatisfy { ColumnWidth.of($0) <= max(columns, 3) })
  }

  @Test func `Without candidates there are no lines`() {
    #expect(CandidateList.lines([], columns: 80, rows: 5) == [])
  }
}
