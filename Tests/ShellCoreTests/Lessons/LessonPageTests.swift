import Testing

@testable import ShellCore

@Suite("What is printed at the beginning and at the end of an exercise")
struct LessonPageTests {
  @Test("A comparison of files leaves equal lines out, and long lines are below each other")
  func longComparison() {
    let lines = (1...9).map { "line \($0)" }
    var other = lines
    other[1] = "second line"
    other[7] = String(repeating: "long ", count: 14) + "line"
    let english = LessonPhrases(language: .english)
    #expect(
      SolutionComparison(lines, other, limit: 100, english).text == """
        Your solution (-) and ours (+)
          line 1
        - line 2
        + second line
          line 3
          ...
          line 7
        - line 8
        + \(other[7])
          line 9
        """)
    #expect(
      SolutionComparison(lines, Array(other.prefix(6)), limit: 4, english).text == """
        Your solution  Our solution
          line 1         line 1
          line 2         second line
        ... 6 more lines; `solution` shows our solution
        """)
    #expect(
      SolutionComparison(lines, lines, english).text == "Your solution is the same as ours.")
  }

  @Test("What is left out of a file has a mark, and lines of a session are shown whole")
  func wholeComparison() {
    let lines = (1...7).map { "line \($0)" }
    var other = lines
    other[3] = "other"
    let english = LessonPhrases(language: .english)
    #expect(
      SolutionComparison(lines, other, limit: 100, english).text == """
        Your solution  Our solution
          ...            ...
          line 3         line 3
          line 4         other
          line 5         line 5
          ...            ...
        """)
    #expect(
      SolutionComparison([".a", ".b"], ["expect x = 1", ".a", ".b"], english).text == """
        Your solution  Our solution
                         expect x = 1
          .a             .a
          .b             .b
        """)
  }

  @Test("An opening fits a screen, and its task is last")
  func longStart() {
    var opening = LessonOpening(phrases: LessonPhrases(language: .english))
    opening.start = [(1...70).map { "row \($0)" }.joined(separator: "\n")]
    opening.task = "Title\n\nTask"
    #expect(opening.text.lineTexts.count <= LessonOpening.rows)
    #expect(opening.text.hasSuffix("\nrow 18\n... 52 more lines\n\nTitle\n\nTask"))
  }

  @Test("An opening leaves out the suggestions, which would give the answer away")
  func suggestions() {
    var opening = LessonOpening(phrases: LessonPhrases(language: .english))
    let state = (1...17).map { "row \($0)" }
    opening.start = [(state + ["Try: actions"]).joined(separator: "\n")]
    opening.task = "Title\n\nTask\nline"
    #expect(opening.text.lineTexts == state + ["", "Title", "", "Task", "line"])
  }
}
