import Testing

@testable import ComposableArchitecture

@Suite("Diffs without unchanged lines")
struct ChangedLinesTests {
  @Test("Unchanged fields beside a change of several lines are left out")
  func severalLines() {
    let diff = """
        State(
          a: 0,
          b: 1,
      -   u: nil,
      +   u: User(
      +     id: 1,
      +     name: "x"
      +   ),
          c: 3
        )
      """
    #expect(
      ChangedLines.of(diff) == """
          State(
        -   u: nil,
        +   u: User(
        +     id: 1,
        +     name: "x"
        +   ),
          )
        """)
  }

  @Test("The lines that enclose a change are kept, and those of a value without one are not")
  func enclosing() {
    let diff = """
        State(
          first: Row(
            n: 1
          ),
          second: Row(
            id: 2,
      -     n: 1
      +     n: 2
          ),
          c: 3
        )
      """
    #expect(
      ChangedLines.of(diff) == """
          State(
            second: Row(
        -     n: 1
        +     n: 2
            ),
          )
        """)
  }

  @Test("The comment that explains two equal lines is kept")
  func noDifference() {
    let diff = """
        State(
          a: 0,
          // Not equal but no difference detected:
      -   b: Box()
      +   b: Box()
        )
      """
    #expect(
      ChangedLines.of(diff) == """
          State(
            // Not equal but no difference detected:
        -   b: Box()
        +   b: Box()
          )
        """)
  }
}
