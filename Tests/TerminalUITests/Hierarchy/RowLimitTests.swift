import TerminalUI
import Testing

@MainActor
@Suite struct RowLimitTests {
  @Test func `Rows beyond the limit are counted across all lists of a screen`() {
    let view = VStack(alignment: .leading) {
      ForEach(0..<2) { Text("a\($0)") }
      ForEach(0..<3) { Text("b\($0)") }
    }
    #expect(Screen.render(view, rowLimit: 3).lines == ["a0", "a1", "b0", "(2 more rows)"])
    #expect(Screen.render(view, rowLimit: 4).lines.last == "(1 more row)")
    #expect(Screen.render(view, rowLimit: 5).lines.count == 5)
  }

  @Test func `The choices of a picker do not count as rows and can all be selected`() throws {
    var chosen = 0
    let picker = Picker("N", selection: Binding(get: { chosen }, set: { chosen = $0 })) {
      ForEach(0..<100) { Text("n\($0)") }
    }
    let screen = Screen.render(picker, rowLimit: 1)
    #expect(screen.lines[0].hasPrefix("[1] N: n0 (n0, n1,"))
    #expect(screen.lines.joined(separator: " ").hasSuffix("n11, 88 more)"))
    try screen.controls[0].enter("n99")
    #expect(chosen == 99)
  }

  @Test func `A view beyond the limit is found if its row is required`() {
    struct Row: View {
      let id: Int
      var body: some View { Button("row \(id)") {} }
    }
    let found = PlacedView.all(
      in: ForEach(0..<1_000) { Row(id: $0) }, memory: ViewMemory(), rowLimit: 2, requiredRows: [700]
    ) { $0 is Row }
    #expect(found.compactMap { ($0.view as? Row)?.id } == [0, 1, 700])
    #expect(Screen.render(found[2]).lines == ["[1] <row 700>"])
  }

  @Test func `A view that was found is drawn in its environment`() {
    struct Inner: View {
      var body: some View { Button("Inner") {} }
    }
    let found = PlacedView.all(
      in: Group { Inner() }.disabled(true), memory: ViewMemory()
    ) { $0 is Inner }
    #expect(found.map { Screen.render($0).lines } == [["[1] <Inner> (disabled)"]])
  }
}
