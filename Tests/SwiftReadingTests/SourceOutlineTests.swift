import Testing

@testable import SourceLoading

@Suite("Outlines of Swift files")
struct SourceOutlineTests {
  private let text = """
    import SwiftUI
    @Reducer struct Counter { enum Action { case a, b } }
    struct CounterView: View {
      let store: Int, other = 1
      var body: some View { Text("}") }
    }
    #Preview { CounterView() }
    """

  @Test("The declarations have keywords, names and conformances")
  func declarations() {
    let found = SourceOutline(text).declarations
    #expect(found.map(\.keyword) == ["import", "struct", "struct", "Preview"])
    #expect(found.map(\.name).prefix(3) == ["SwiftUI", "Counter", "CounterView"])
    #expect(found[1].attributes == ["Reducer"])
    #expect(found[1].members.first?.members.first?.names == ["a", "b"])
    #expect(found[2].inherited == ["View"])
    #expect(found[2].members.first?.names == ["store", "other"])
  }

  @Test("A computed property has a type and the range of its braces")
  func body() throws {
    let body = try #require(SourceOutline(text).declarations[2].members.last)
    #expect(body.isComputed)
    #expect(body.type == "some View")
    let range = try #require(body.bodyRange)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "{ Text(\"}\") }")
  }

  @Test("Declarations in #if blocks are included")
  func conditional() {
    let outline = SourceOutline("#if DEBUG\nlet a = 1\n#else\nlet b = 2\n#endif")
    #expect(outline.declarations.map(\.name) == ["a", "b"])
  }
}
