import Foundation
import Testing

@testable import ActionSyntax

@Suite("Ids as they are typed")
struct IDTextTests {
  @Test(
    "text that is shown for an id is read as that id again",
    arguments: ["", "a", "a]b", "say \"hi\"", "back\\slash", "two\nlines", "\u{1b}[2J", "홍길동"])
  func strings(id: String) throws {
    let text = IDText.of(id)
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(try ActionReader().value(text[...], as: String.self) as? String == id)
  }

  @Test("numbers and UUIDs stand without decoration")
  func others() {
    #expect(IDText.of(7) == "7")
    let uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    #expect(IDText.of(uuid) == "00000000-0000-0000-0000-000000000001")
  }
}
