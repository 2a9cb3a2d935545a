import Testing

@testable import SourceLoading

/// Extensions of types of other modules. An extension too many brings all that its file names.
@Suite("Which extensions a feature needs")
struct ExtensionUsesTests {
  private func needed(_ texts: String...) -> [String] {
    needed(texts.enumerated().map { ("\($0.offset)", nil, [], $0.element) })
  }

  private func needed(_ files: [FileReading.Example]) -> [String] {
    FileReading.needed(files, by: "Feed")
  }

  @Test("The label of an argument means no property, and the name of a property means no label")
  func labels() {
    let found = needed(
      "@Reducer struct Feed { func f(_ a: T) { _ = g(width: 1, a ? b : c); _ = a.hex } }",
      "extension UIScreen { static var width: Int { 1 } }", "extension Color { init(hex: Int) {} }",
      "extension Font { static var b: Int { 1 } }")
    #expect(found == ["0"])
  }

  @Test("Without a dot, a member is one only in the type and in what inherits from it")
  func plain() {
    let extensions = [
      "extension UIView { var inset: Int { 1 } }", "extension View { func inset() {} }",
      "extension String { var inset: Int { 1 } }", "extension Error { var inset: Int { 1 } }",
    ]
    func needed(_ text: String) -> [String] {
      self.needed(
        ([text] + extensions).enumerated().map { ("\($0.offset)", nil, [], $0.element) })
    }
    let feed = "@Reducer struct Feed { struct State {} }; "
    #expect(needed(feed + "struct V: View { var body: some View { inset() } }") == ["0", "2", "4"])
    #expect(needed(feed + "struct V { let a = 1; func f() { _ = inset } }") == ["0", "4"])
    #expect(needed(feed + "struct V: View { let a = b.inset }") == ["0", "1", "2", "3", "4"])
    #expect(needed(feed + "class V: UILabel { let a = inset }") == ["0", "1", "2", "3", "4"])
    #expect(needed(feed + "extension String { var a: Int { inset } }") == ["0", "3", "4"])
  }

  @Test("What a type inherits from through a type of the project counts")
  func inherited() {
    let found = needed(
      "@Reducer struct Feed { let a = Row() }\nclass Row: Base { let b = inset }",
      "class Base: UIView {}", "extension UIView { var inset: Int { 1 } }")
    #expect(found == ["0", "1", "2"])
  }

  @Test("A member may be what a protocol of the project requires")
  func requirements() {
    let found = needed(
      "@Reducer struct Feed { let a: Loading }\nprotocol Loading { func load() }",
      "extension URLSession { func load() {} }")
    #expect(found == ["0", "1"])
  }

  @Test("Other files see no private members")
  func access() {
    let found = needed(
      "@Reducer struct Feed { let a = b.one + b.two + b.three }",
      "private extension Int { var one: Int { 1 } }",
      "extension Int { fileprivate var two: Int { 1 } }", "extension Int { var three: Int { 1 } }")
    #expect(found == ["0", "3"])
  }

  @Test("Of the apps in a folder, each has its own property of a type that none of them declares")
  func properties() {
    let client = "extension DependencyValues { var shots: Int { 1 } }"
    let found = needed([
      (
        "One/Feed", nil, [],
        "@Reducer struct Feed { @Dependency(\\.shots) var shots; let a = b.other }"
      ),
      ("One/Clients/Shots", nil, [], client), ("Two/Shots", nil, [], client),
      ("Two/Other", nil, [], "extension DependencyValues { var other: Int { 1 } }"),
      ("Two/Where", nil, [], "extension Set where Element == Int { var shots: Int { 1 } }"),
      ("One/Where", nil, [], "extension Set where Element == String { var shots: Int { 1 } }"),
    ])
    #expect(found == ["One/Feed", "One/Clients/Shots", "Two/Other", "Two/Where", "One/Where"])
  }
}
