import Foundation
import Testing

@testable import SourceLoading
@testable import SwiftReading

@Suite("The parts of a view's body")
struct ViewPartsTests {
  /// The parts around the mark `@@`, which is not part of the source.
  private func parts(_ marked: String) -> [String] {
    let text = marked.replacing("@@", with: "")
    let offset = marked.utf8.prefix(
      marked.prefix(upTo: marked.range(of: "@@")!.lowerBound).utf8.count
    )
    .count
    return ViewParts.around(offset, in: 0..<text.utf8.count, of: text).map {
      "\($0.kind) \($0.name)"
    }
  }

  @Test("A modifier is found before the statement that it belongs to")
  func modifier() {
    #expect(
      parts(
        """
        {
          Text("1")
            .padding(4)
            .@@glass(in: .capsule)
            .bold()
        }
        """) == ["modifier .glass", "statement Text"])
  }

  @Test("A modifier includes its trailing closures")
  func closures() {
    let text = "{ Form { A() }\n.alert(\"x\") { B() } message: { C() }\n.bold() }"
    let part = ViewParts.around(text.utf8.count - 18, in: 0..<text.utf8.count, of: text).first
    #expect(part.map { SourceText(text)[$0.range] } == ".alert(\"x\") { B() } message: { C() }")
  }

  @Test("Statements of nested closures are found from the inside out")
  func statements() {
    #expect(
      parts(
        """
        { store in
          Header()
          VStack(spacing: 4) {
            Text("1")
            if isOn {
              @@Gauge(value: 1)
            }
          }
        }
        """) == ["statement Gauge", "statement if", "statement VStack"])
  }

  @Test("The statements after the labels of a switch are found, and so is the result of a return")
  func labels() {
    #expect(
      parts("{ switch store.case {\ncase .a(let x):\nA(x)\ncase .b:\n@@B()\n.bold()\n} }")
        == ["statement B", "statement switch"])
    #expect(parts("{ let x = 1\nreturn @@A(x) }") == ["returnStatement A"])
  }

  @Test("Statements on one line are separated by semicolons")
  func semicolons() {
    let text = "{ A(); Gauge(value: 1).bold() ; B();\nC() }"
    let found = ["Gauge", "B", "C"].map { name in
      let offset = text.utf8.count - text.utf8.drop { $0 != name.utf8.first }.count
      return ViewParts.around(offset, in: 0..<text.utf8.count, of: text).map {
        SourceText(text)[$0.range]
      }
    }
    #expect(found == [["Gauge(value: 1).bold()"], ["B()"], ["C()"]])
    #expect(parts("{ let x = 1; return @@A(x); }") == ["returnStatement A"])
    #expect(parts("{ switch s { case .a: A(); @@B()\ncase .b: C() } }").first == "statement B")
  }

  @Test("A value that is discarded is found, unlike a value with a name")
  func discardedValues() {
    #expect(parts("{ let _ = @@Logger.log(x)\nText(x) }") == ["discardedValue Logger"])
    #expect(parts("{ let _ = Self.@@log()\nText(x) }") == ["discardedValue Self"])
    #expect(parts("{ let x = @@Logger.log(x)\nText(x) }") == [])
  }

  @Test("Declarations are not replaced, but the closure around them is")
  func declarations() {
    #expect(
      parts("{ VStack { ForEach(rows) { row in\nlet x = @@UIScreen.main\nText(x) } } }")
        == ["statement ForEach", "statement VStack"])
  }

  @Test("A closure in the arguments of a control is read, too")
  func arguments() {
    #expect(
      parts("{ Form { Button(action: { UI@@Application.open() }) { Text(\"1\") } } }")
        == ["statement UIApplication", "statement Button", "statement Form"])
  }

  @Test(
    "A member of a condition and an implicit member are no modifiers",
    arguments: [
      "if a().@@contains(1) { A() }", "switch a()\n  .@@first() { case 1: A() }",
      "A(b: [\n  .@@one(1),\n.two(2)])", "return\n  .@@one(1)", "A()\n  .@@first()?\n.second",
      "A(b: c ?\n  .@@one(1) : .two(2))",
    ])
  func members(_ marked: String) {
    #expect(parts("{\n\(marked)\n}").allSatisfy { !$0.hasPrefix("modifier") })
  }
}
