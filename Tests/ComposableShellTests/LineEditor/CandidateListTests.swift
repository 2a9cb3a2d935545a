import ComposableShell
import TerminalUI
import Testing

@Suite struct CandidateListTests {
  @Test func `candidates are read downwards in columns`() {
    #expect(
      CandidateList.lines(["a", "b", "c", "d", "e"], columns: 8, rows: 10) == ["a  c  e", "b  d"])
  }

  @Test func `wide characters keep the columns straight`() {
    let lines = CandidateList.lines(["사과", "pear", "한", "kiwi"], columns: 13, rows: 10)
    #expect(lines == ["사과  한", "pear  kiwi"])
  }

  @Test func `a candidate wider than the terminal has a line of its own`() {
    #expect(CandidateList.lines(["longer", "x"], columns: 4, rows: 10) == ["longer", "x"])
  }

  @Test func `what finds no place is counted`() {
    let lines = CandidateList.lines((1...9).map { "n\($0)" }, columns: 9, rows: 3)
    #expect(lines == ["n1  n3", "n2  n4", "and 5 more"])
  }

  @Test(arguments: [1, 2, 10, 79, 80, 81], [1, 3, 40])
  func `no line is wider than the terminal, nothing is lost`(columns: Int, rows: Int) {
    let candidates = (1...50).map { "c\($0)" }
    let lines = CandidateList.lines(candidates, columns: columns, rows: rows)
    let words = lines.flatMap { $0.split(separator: " ").map(String.init) }
    let missing = words.last == "more" ? Int(words[words.count - 2]) ?? 0 : 0
    #expect(candidates.filter(words.contains).count + missing == 50)
    #expect(lines.dropLast().allSatisfy { ColumnWidth.of($0) <= max(columns, 3) })
  }

  @Test func `no candidates make no lines`() {
    #expect(CandidateList.lines([], columns: 80, rows: 5) == [])
  }
}
