import Testing

@testable import ScenarioFormat

@Suite("A unified diff")
struct UnifiedDiffTests {
  private func diff(_ expected: [String], _ actual: [String], firstLine: Int = 10) -> [String] {
    let expected = ExpectedOutput(written: expected)
    return UnifiedDiff(
      TranscriptMatcher.align(expected, actual), expected: expected, actual: actual,
      firstLine: firstLine
    ).lines
  }

  @Test("shows what is expected with `-`, what came with `+`, under the lines' numbers in the file")
  func change() {
    #expect(
      diff(["a", "b", "c"], ["a", "x", "y", "c"]) == [
        "@@ -10,3 +10,4 @@", " a", "-b", "+x", "+y", " c",
      ])
  }

  @Test("is empty where nothing differs")
  func same() { #expect(diff(["a", "..."], ["a", "b"]).isEmpty) }

  @Test("shows three agreeing lines around a difference, and differences far apart by themselves")
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

  @Test("shows differences together whose surroundings touch")
  func touching() {
    let lines = (1...8).map { "l\($0)" }
    var changed = lines
    changed[0] = "x"
    changed[7] = "y"
    #expect(diff(lines, changed).filter { $0.hasPrefix("@@") } == ["@@ -10,8 +10,8 @@"])
  }

  @Test("of no lines names the line before")
  func empty() {
    #expect(diff([], ["a", "b"]) == ["@@ -9,0 +10,2 @@", "+a", "+b"])
    #expect(diff(["a"], []) == ["@@ -10,1 +9,0 @@", "-a"])
  }

  @Test("shows lines as the file writes them")
  func escapes() {
    #expect(
      diff(["\\> a", "\\..."], ["> b", "[..]"]) == [
        "@@ -10,2 +10,2 @@", "-\\> a", "-\\...", "+\\> b", "+\\[..]",
      ])
  }

  @Test("shows `...` once and not what it stands for")
  func wildcards() {
    #expect(
      diff(["a", "...", "p[..]", "z"], ["a", "b", "c", "pq", "y"]) == [
        "@@ -10,4 +10,4 @@", " a", " ...", " p[..]", "-z", "+y",
      ])
  }

  @Test("an agreeing blank line is an empty line")
  func blankLine() {
    #expect(
      diff(["a", "", "b"], ["a", "", "c"]) == [
        "@@ -10,3 +10,3 @@", " a", "", "-b", "+c",
      ])
  }
}
