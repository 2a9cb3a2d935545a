import Testing

@testable import SourceLoading

@Suite("Previews as types")
struct PreviewExpansionTests {
  private let text = """
    struct A: View {}
    #Preview {
      A()
    }
    #Preview(
      "Second",
      traits: .sizeThatFits
    ) { A() }
    let after = 1
    """

  @Test("Each preview becomes a type with its name and content")
  func types() {
    var number = 3
    let outline = SourceOutline(PreviewExpansion.expanding(text, from: &number)).declarations
    #expect(number == 5)
    #expect(outline.map(\.name) == ["A", "Preview3", "Preview4", "after"])
    #expect(outline[2].inherited == ["ComposableArchitecture.RegisteredPreview"])
    #expect(outline[2].members.map(\.name) == ["name", "previews"])
    #expect(outline[2].members[1].type == "some View")
  }

  @Test("Lines keep their numbers")
  func lines() {
    var number = 1
    let lines = PreviewExpansion.expanding(text, from: &number).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 9)
    #expect(lines[1].hasPrefix("struct Preview1: "))
    #expect(lines[2] == "  A()")
    #expect(lines[4].contains("{ \"Second\" }"))
    #expect(lines[7].contains("{ A() }"))
    #expect(lines[8] == "let after = 1")
  }

  @Test("A file without previews stays as it is")
  func none() {
    var number = 1
    #expect(PreviewExpansion.expanding("let preview = 1", from: &number) == "let preview = 1")
    #expect(number == 1)
  }

  @Test("Variables marked with @Previewable are those of a view, on the same lines")
  func previewable() {
    let text = """
      #Preview("A") {
        @Previewable @State var isOn = true
        @Previewable @FocusState var isFocused: Bool

        A(isOn: $isOn)
      }
      """
    var number = 1
    let expanded = PreviewExpansion.expanding(text, from: &number)
    let lines = expanded.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[0].hasSuffix("{ Content().body }; struct Content: View { "))
    #expect(lines[1] == "               @State fileprivate var isOn = true")
    #expect(
      lines[2].hasSuffix("@FocusState fileprivate var isFocused: Bool; var body: some View { ")
    )
    #expect(lines[4] == "  A(isOn: $isOn)")
    #expect(lines[5] == " } } }")
    let preview = SourceOutline(expanded).declarations[0]
    #expect(preview.members.map(\.name) == ["name", "previews", "Content"])
    #expect(preview.members[2].members.map(\.name) == ["isOn", "isFocused", "body"])
  }
}
