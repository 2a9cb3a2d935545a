import Testing

@testable import SourceLoading

@Suite("The words of Swift files")
struct SourceWordsTests {
  @Test("Identifiers count, in interpolations too; comments and texts do not")
  func words() {
    let words = SourceWords.all(
      in: ##"""
        // Comment
        /* Other */
        let text = "Text \(name.first ?? "Nested \(inner)") end", raw = #"\(no) \#(yes)"#
        $query; _count; `default`
        #Preview { Row() }
        """##)
    #expect(words.isSuperset(of: ["name", "first", "inner", "yes", "query", "count", "default"]))
    #expect(words.isSuperset(of: ["#Preview", "Row", "text"]))
    #expect(words.isDisjoint(with: ["Comment", "Other", "Text", "Nested", "end", "no"]))
  }

  @Test("An escaped backslash begins no interpolation")
  func escapes() {
    #expect(!SourceWords.all(in: #""\\(no)""#).contains("no"))
    #expect(SourceWords.all(in: #""\\\(yes)""#).contains("yes"))
  }
}
