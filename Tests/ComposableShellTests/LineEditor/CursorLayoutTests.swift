@testable import ComposableShell
import Testing

@Suite struct CursorLayoutTests {
  private func place(_ widths: [Int], columns: Int) -> [Int] {
    var layout = CursorLayout(columns: columns)
    for width in widths { layout.advance(by: width) }
    return [layout.row, layout.column]
  }

  @Test func `Characters are placed side by side`() {
    #expect(place([1, 2, 0, 1], columns: 10) == [0, 4])
  }

  @Test func `A full row is followed by the next row`() {
    #expect(place([1, 1, 1], columns: 3) == [1, 0])
  }

  @Test func `A wide character that does not fit begins the next row`() {
    #expect(place([1, 1, 2], columns: 3) == [1, 2])
  }

  @Test func `A line feed begins the next row`() {
    var layout = CursorLayout(columns: 10)
    layout.advance(by: 2)
    layout.newLine()
    #expect([layout.row, layout.column] == [1, 0])
  }
}
