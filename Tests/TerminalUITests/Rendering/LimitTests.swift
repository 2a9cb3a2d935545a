import TerminalUI
import Testing

/// Views with extreme sizes, lengths and depths can be drawn.
@MainActor
@Suite struct LimitTests {
  @Test func `A row that is too narrow draws what fits`() {
    let view = HStack {
      Text("one")
      Text("two")
      Text("three")
    }
    #expect(Screen.render(view, width: 9).lines == ["on tw thr", "e  o  ee"])
    #expect(Screen.render(view, width: 1).lines.allSatisfy { $0.count <= 1 })
    #expect(Screen.render(view, width: 0).lines.allSatisfy { $0.count <= 1 })
  }

  @Test func `NaN, negative and infinite lengths do not trap`() {
    for length in [Double.nan, -.infinity, .infinity, -80] {
      let view = Text("a").padding(length).frame(width: length, height: 16).border(.gray)
      #expect(Screen.render(view).lines.count >= 1)
    }
    #expect(Screen.render(Text("a").padding(-80)).lines == ["a"])
  }

  @Test func `Nested rows are drawn in time proportional to their depth`() {
    var view = AnyView(Text("a wide text that does not fit"))
    for _ in 0..<60 {
      let inner = view
      view = AnyView(
        HStack(alignment: .top) {
          Text("x")
          inner
        })
    }
    #expect(Screen.render(view, width: 40).lines[0].hasPrefix("x x x"))
  }

  @Test func `A text of megabytes is drawn in part, and says how much is missing`() {
    let text = Screen.render(Text(String(repeating: "가", count: 2_000_000))).lines.joined()
    #expect(text.hasSuffix("(1980000 more characters)"))
    let two = Screen.render(Text(String(repeating: "a", count: 20_000)) + Text("b"), width: 80)
    #expect(two.lines.last == "(1 more character)")
  }

  @Test func `A list of thousands of rows is drawn`() {
    let screen = Screen.render(List(0..<5_000, id: \.self) { Button("\($0)") {} })
    #expect(screen.lines.count == 5_002)
    #expect(screen.controls.count == 5_000)
  }
}
