import Testing

@testable import ScenarioFormat

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ expected: [String], _ actual: [String], firstLine: Int = 10) -> [String] {
    let expected = ExpectedOutput(written: expected)
    return UnifiedDiff(
      TranscriptMatcher.align(expected, actual), expected: expected, actual: actual,
      firstLine: firstLine
    ).lines
  }

  @Test(
    "Expected lines are marked with `-` and actual lines with `+`, with line numbers of the file")
  func change() {
    #expect(
      diff(["a", "b", "c"], ["a", "x", "y", "c"]) == [
        "@@ -10,3 +10,4 @@", " a", "-b", "+x", "+y", " c",
      ])
  }

  @Test("A diff is empty if nothing differs")
  func same() { #expect(diff(["a", "..."], ["a", "b"]).isEmpty) }

  @Test("A difference is shown with three unchanged lines around it")
  func context() {
    let lines = (1...12).map { "l\($0)" }
    var changed = lines
    changed[0] = "x"
    changed[11] = "y"
    #expect(
      diff(lines, changed) == [
        "@@ -10,4 +10,4 @@", "-l1", "+x", " l2", " l3", " l4",
        "@@ -18,4 +18,4 @@", " l9", " l10", " l11", "-l12", "+y",
      ])
  }

  @Test("Differences whose unchanged lines touch are joined")
  func touching() {
    let lines = (1...8).map { "l\($0)" }
    var changed = lines
    changed[0] = "x"
    changed[7] = "y"
    #expect(diff(lines, changed).filter { $0.hasPrefix("@@") } == ["@@ -10,8 +10,8 @@"])
  }

  @Test("An empty side names the line before it")
  func empty() {
    #expect(diff([], ["a", "b"]) == ["@@ -9,0 +10,2 @@", "+a", "+b"])
    #expect(diff(["a"], []) == ["@@ -10,1 +9,0 @@", "-a"])
  }

  @Test("Lines are escaped as in the file")
  func escapes() {
    #expect(
      diff(["\\> a", "\\..."], ["> b", "[..]"]) == [
        "@@ -10,2 +10,2 @@", "-\\> a", "-\\...", "+\\> b", "+\\[..]",
      ])
  }

  @Test("`...` is shown without the lines that it matches")
  func wildcards() {
    #expect(
      diff(["a", "...", "p[..]", "z"], ["a", "b", "c", "pq", "y"]) == [
        "@@ -10,4 +10,4 @@", " a", " ...", " p[..]", "-z", "+y",
      ])
  }

  @Test("An unchanged blank line is shown as an empty line")
  func blankLine() {
    #expect(
      diff(["a", "", "b"], ["a", "", "c"]) == [
        "@@ -10,3 +10,3 @@", " a", "", "-b", "+c",
      ])
  }
}
