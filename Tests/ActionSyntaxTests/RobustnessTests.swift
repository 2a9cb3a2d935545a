import TestSupport
import Testing

@testable import ActionSyntax

@Suite("Unusual input")
struct RobustnessTests {
  @Test(
    "Nesting that is too deep is one error",
    arguments: ["[", "(", ".a(", ".a[", "[.a(", ".inside"])
  func nesting(unit: String) {
    let message = message(String(repeating: unit, count: 100_000), as: Folder.self)
    #expect(message.hasPrefix("error: this is nested deeper than 200 levels\n"))
    #expect(message.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("An action may have 200 levels of nesting")
  func allowed() throws {
    let text =
      String(repeating: ".inside(", count: 200) + ".empty" + String(repeating: ")", count: 200)
    _ = try read(text, as: Folder.self)
  }

  @Test("A line of 1 MB is read or is an error with a short excerpt")
  func megabyte() throws {
    let text = String(repeating: "가", count: 350_000)
    #expect(try read(".renamed(\"\(text)\")") == TodoAction.renamed(text))
    let long = ".renamed(\"\(text)\", 3)"
    #expect(
      message(long, as: TodoAction.self) == """
        error: `renamed` takes 1 value, not 2
          …\(String(repeating: "가", count: 17))", 3)
        \(String(repeating: " ", count: 40))^ expected (String)
        """)
    #expect(message(text, as: TodoAction.self).count < 300)
    #expect(message("." + text, as: TodoAction.self).count < 300)
    let list = "[" + String(repeating: "1,", count: 100_000) + "]"
    #expect((try ActionReader().value(list[...], as: [Int].self) as? [Int])?.count == 100_000)
  }

  @Test("Random text is a value or an error", arguments: seeds(20))
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      ".", "(", ")", "[", "]", ",", ":", "\\", "#", "\"", "“", "（", "\0", "-", "3", "0x", "1e", "s",
      "todo", "id", "action", "toggled", "amount", "nil", "true", "...", "..<", " ", "홍", "`", "$",
      "2024-01-01", "https://", "🙂", "\u{301}", "\r\n", "'", "set", "pair", "label",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let message = message(text, as: Anything.self)
      #expect(message.isEmpty || message.hasPrefix("error: "))
      #expect(message.split(separator: "\n", omittingEmptySubsequences: false).count <= 3)
      _ = ActionCompletion.actions(of: Anything.self, text)
    }
  }
}
