import Testing

@testable import TerminalUI

@MainActor
@Suite("Views found inside another view")
struct PlacedViewTests {
  @Test("Views that meet the condition are found, outermost first")
  func all() {
    let found = PlacedView.all(in: Page(), memory: ViewMemory()) { $0 is Page || $0 is Row }
    #expect(found.map { $0.view is Page } == [true, false, false])
  }

  @Test("What was found is released")
  func isReleased() {
    weak var memory: ViewMemory?
    do {
      let drawn = ViewMemory()
      let found = PlacedView.all(in: Page(), memory: drawn) { $0 is Page }
      #expect(found.count == 1)
      memory = drawn
    }
    #expect(memory == nil)
  }
}

private struct Page: View {
  var body: some View {
    VStack {
      Row()
      Row()
    }
  }
}

private struct Row: View {
  var body: some View { Text("row") }
}
