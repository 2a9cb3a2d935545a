import Testing

@testable import SourceLoading

@Suite("Declarations that two modules of a folder repeat")
struct EqualDeclarationsTests {
  private func remaining(_ texts: [String]) -> [String] {
    var files = texts.enumerated().map {
      SourceSet.File(name: "\($0.offset).swift", text: $0.element, isFound: true)
    }
    EqualDeclarations.remove(from: &files)
    return files.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  @Test("Only the first of equal declarations stays, whatever their access and comments are")
  func equal() {
    let found = remaining([
      "extension Date { func text() -> String { \"a\" } }\nstruct Row { var a = 1 }",
      "extension Date {\n  /// Another module's.\n  public func text() -> String { \"a\" }; func other() {}\n}",
      "public struct Row {\n  var a = 1\n}",
    ])
    #expect(found[0].contains("func text()") && found[0].contains("struct Row"))
    #expect(found[1] == "extension Date { /// Another module's. ; func other() {} }")
    #expect(found[2] == "")
  }

  @Test("Declarations that differ, private ones, and those under conditions stay")
  func different() {
    let texts = [
      "struct Row { var a = 1 }", "struct Row { var a = 2 }",
      "private func sum() {}", "private func sum() {}",
      "extension Array where Element == Int { func sum() {} }",
      "extension Array where Element == Double { func sum() {} }",
      "#if os(iOS) func a() {} #endif", "func a() {}",
    ]
    #expect(remaining(texts) == texts)
  }
}
