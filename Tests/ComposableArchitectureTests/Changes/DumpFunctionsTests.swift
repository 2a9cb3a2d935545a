import ComposableArchitecture
import Testing

private struct Score: Equatable {
  @Shared var points: Int
  @Shared var best: Int
  var rounds = 0
}

/// `customDump` and `diff` for files that import only ComposableArchitecture.
struct DumpFunctionsTests {
  private let points = Shared(value: 3)

  @Test func `The first reference to a shared value has a number`() {
    #expect(String(customDumping: points) == "#1 3")
    #expect(
      String(customDumping: [points, Shared(value: 4), points]) == """
        [
          [0]: #1 3,
          [1]: #2 4,
          [2]: #1 Int(↩︎)
        ]
        """)
  }

  @Test func `A dump can be indented, named, and cut`() {
    var text = ""
    customDump(
      Score(points: points, best: points), to: &text, name: "score", indent: 2, maxDepth: 0)
    #expect(text == "  score: Score(…)")
    #expect(customDump(7, to: &text) == 7)
    #expect(text == "  score: Score(…)7")
  }

  @Test func `A diff numbers shared values`() {
    let before = Score(points: points, best: points)
    var after = before
    after.rounds = 1
    #expect(
      diff(before, after) == """
          Score(
            _points: #1 3,
            _best: #1 Int(↩︎),
        -   rounds: 0
        +   rounds: 1
          )
        """)
    #expect(diff(before, before) == nil)
    #expect(diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
  }
}
