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
}
