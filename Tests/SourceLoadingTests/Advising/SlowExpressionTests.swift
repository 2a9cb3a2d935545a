import Testing

@testable import SourceLoading

@Suite("Slow expressions")
struct SlowExpressionTests {
  private let text = """
    struct Sum {
      var total: Double {
        let x = 1 + 2 * a - 3 / 4.0 + Double(b) * 2
        return x
      }
      var rows: [[String: Double]] {
        [
          ["a": a, "b": a], ["c": 1.0],
        ]
      }
      func names(_ xs: [Int]) -> [String] {
        xs.filter { $0 > 2 }.map { x in
          let y = x + 1
          return "\\(y)"
        }
      }
      var size: Int { isWide ? 1 : isTall ? 2 : 3 }
      let day = Calendar.current.startOfDay(for: now)
    }
    """

  private func found(_ places: (line: Int, milliseconds: Int)..., mostCount: Int = 5)
    -> [SlowExpression]
  {
    let output = places.map {
      """
      Sum.swift:\($0.line):13: warning: expression took \($0.milliseconds)ms to type-check (limit: 5ms)
          let x = 1
                ^~~
      """
    }
    return SlowExpression.all(
      in: (["Sum.swift:3:1: warning: variable 'x' was never used"] + output).joined(
        separator: "\n"),
      of: SourceSet(files: [.init(name: "Sum.swift", text: text)]), mostCount: mostCount)
  }

  @Test("The slowest is the first, and other warnings are left out")
  func order() {
    let found = found((18, 6), (3, 90), (8, 12), mostCount: 2)
    #expect(found.map(\.milliseconds) == [90, 12])
    #expect(found.map(\.location.line) == [3, 8])
    #expect(found[0].code == "let x = 1 + 2 * a - 3 / 4.0 + Double(b) * 2")
  }

  @Test(
    "The advice fits what is long about it",
    arguments: [
      (3, "name the parts of the calculation, each with its type: `let part: Double = ...`"),
      (7, "name the type of the literal, and make its elements before it"),
      (12, "name the types of the closure's parameters and of its result, or make it a function"),
      (17, "write the choices as `if` or `switch`, each with a value of a type that is named"),
      (18, "name its type, or that of a part: `let part: Part = ...`"),
    ])
  func advice(line: Int, text: String) {
    #expect(found((line, 10)).map(\.advice) == [text])
  }

  @Test("What is inside of a listed expression has no entry of its own")
  func nested() {
    #expect(found((12, 40), (13, 20), (14, 10)).map(\.location.line) == [12])
  }
}
