import Foundation
import Testing

@testable import SourceLoading

@Suite("The block of statements around a place")
struct StatementBlockTests {
  /// The block around the mark `@@`, which is not part of the source.
  private func block(_ marked: String) -> (statement: String, rest: String, StatementBlock)? {
    let text = marked.replacing("@@", with: "")
    let mark = marked.prefix(upTo: marked.range(of: "@@")!.lowerBound)
    func part(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    return StatementBlock.around(mark.utf8.count, in: 0..<text.utf8.count, of: text).first.map {
      (part($0.statement), part($0.rest), $0)
    }
  }

  @Test("The innermost closure is the block")
  func closure() throws {
    let found = try #require(
      block(
        """
        static let live = Self(play: { url in
          let player = try @@Player(url)
          player.play()
        })
        """))
    #expect(found.statement == "let player = try Player(url)")
    #expect(found.rest == "let player = try Player(url)\n  player.play()")
    #expect(!found.2.isExpression)
    #expect(found.2.count == 2)
    #expect(found.2.opener == ":")
  }

  @Test("A call is an expression, and the statements after it remain")
  func expression() throws {
    let found = try #require(
      block(
        """
        func save() {
          @@Feedback().play()
          count += 1
        }
        """))
    #expect(found.statement == "Feedback().play()")
    #expect(found.2.isExpression)
  }

  @Test("A statement outside of braces is in no block")
  func none() {
    #expect(block("let player = @@Player()") == nil)
  }

  @Test(
    "A label, a condition, and an attribute stay with what they belong to",
    arguments: [
      ("switch a {\ncase .one\n  where b == c:\n@@open()\ncase .two: close() }", "open()"),
      ("switch a {\ncase let x? where b ? c : d:\n@@open() }", "open()"),
      ("switch a {\ncase .one where (b ?? c) == d: @@open() }", "open()"),
      ("switch a {\ncase .one:\nclose()\n@unknown default:\n@@open() }", "open()"),
      ("for a in b\n  where c { @@open() }", "open()"),
      ("@MainActor\n func open() { a() }; @@open()", "open()"),
      ("@Dependency(\\.date)\nvar date\n@@open()", "open()"),
      ("let a = b\n  != @@c\nopen()", "let a = b\n  != c"),
      ("@@A {\n}\nlabel: {\n}\nopen()", "A {\n}\nlabel: {\n}"),
      ("@@A()\n#if DEBUG\n.b()\n#endif\nopen()", "A()\n#if DEBUG\n.b()\n#endif"),
      ("run { [a]\n  (b: Int,\n  c: Int) in\n@@open() }", "open()"),
    ])
  func continued(_ marked: String, _ statement: String) throws {
    #expect(try #require(block("func f() {\n\(marked)\n}")).statement == statement)
  }

  @Test(
    "The members of a type and the accessors of a property are no statements",
    arguments: [
      "final class Delegate: NSObject {\nfunc open(_ a: @@Session) {}\n}",
      "var a: Int {\nget { 1 }\n@@set { open() }\n}", "var a: Int { get async @@{ 1 } }",
    ])
  func members(_ marked: String) throws {
    let found = try #require(block("func f() {\n\(marked)\n}"))
    #expect(found.statement == marked.replacing("@@", with: ""))
  }

  @Test("A statement that sets a value is told from a comparison and from an argument")
  func assignments() throws {
    for text in ["@@a.b = c", "@@a += 1", "@@a[b == c] = d"] {
      #expect(try #require(block("f {\n\(text)\n}")).2.isAssignment, "\(text)")
    }
    for text in ["@@a == b", "@@a(b = c)", "let a = @@b", "@@a <= b", "@@a != b", "return @@a"] {
      #expect(try !#require(block("f {\n\(text)\n}")).2.isAssignment, "\(text)")
    }
  }
}
