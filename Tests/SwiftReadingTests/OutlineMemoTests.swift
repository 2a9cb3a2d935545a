import Testing

@testable import SourceLoading

@Suite("What is remembered about a text")
struct OutlineMemoTests {
  @Test("A text is read once, until too much is remembered")
  func once() {
    let memo = OutlineMemo<String>(sizeLimit: 6)
    var read: [String] = []
    func outline(of text: String) -> String {
      memo.outline(of: text) {
        read.append(text)
        return text.uppercased()
      }
    }
    #expect([outline(of: "abc"), outline(of: "def"), outline(of: "abc")] == ["ABC", "DEF", "ABC"])
    #expect(read == ["abc", "def"])
    #expect([outline(of: "g"), outline(of: "g"), outline(of: "abc")] == ["G", "G", "ABC"])
    #expect(read == ["abc", "def", "g", "abc"])
  }
}
