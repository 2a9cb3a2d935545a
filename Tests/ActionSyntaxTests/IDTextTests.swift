import Testing

@testable import ActionSyntax

@Suite("IDs as text")
struct IDTextTests {
  @Test(
    "The text of an ID can be typed back",
    arguments: ["", "a", "a]b", "say \"hi\"", "back\\slash", "two\nlines", "\u{1b}[2J", "홍길동"])
  func strings(id: String) throws {
    let text = IDText.of(id)
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(try ActionReader().value(text[...], as: String.self) as? String == id)
  }

  @Test("Numbers and UUIDs have no quotation marks")
  func others() {
    #expect(IDText.of(7) == "7")
    let uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    #expect(IDText.of(uuid) == "00000000-0000-0000-0000-000000000001")
  }
}
