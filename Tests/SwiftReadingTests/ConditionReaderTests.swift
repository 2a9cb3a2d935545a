import Testing

@testable import SwiftReading

@Suite("Parts of a condition")
struct ConditionReaderTests {
  @Test(
    "A comparison is divided at its operator",
    arguments: [
      ("count == 2", "count", "==", "2"), ("a==b", "a", "==", "b"),
      ("store.state.count >= -1", "store.state.count", ">=", "-1"),
      ("a + b * 2 < c ?? 0", "a + b * 2", "<", "c ?? 0"),
      ("items.map { $0 == 1 } != [true]", "items.map { $0 == 1 }", "!=", "[true]"),
      ("Box<Int, Int>(1) == box", "Box<Int, Int>(1)", "==", "box"),
      ("value as? Int == 3", "value as? Int", "==", "3"),
      ("a // why\n  == .b", "a", "==", ".b"), ("\"a == b\" == text", "\"a == b\"", "==", "text"),
      ("range == 1...3", "range", "==", "1...3"), ("a! == b?.c", "a!", "==", "b?.c"),
      ("first === second", "first", "===", "second"),
    ])
  func comparison(text: String, left: String, sign: String, right: String) {
    #expect(Condition(text).parts == .comparison(left: left, operator: sign, right: right))
  }

  @Test("Effects before a condition are apart from it")
  func effects() {
    let condition = Condition("try await value() == 3")
    #expect(condition.effects == "try await ")
    #expect(condition.parts == .comparison(left: "value()", operator: "==", right: "3"))
    #expect(Condition("try! value() == 3").effects == "try! ")
    #expect(Condition("try? value()").parts == .whole("try? value()"))
  }

  @Test("A logical operator is divided before a comparison, and `||` before `&&`")
  func logic() {
    #expect(
      Condition("a == 1 && b && c").parts
        == .logic(left: "a == 1", operator: "&&", right: "b && c"))
    #expect(
      Condition("a && b || c == 2").parts
        == .logic(left: "a && b", operator: "||", right: "c == 2"))
  }

  @Test(
    "A member that does not change its receiver is divided from it",
    arguments: [
      ("items.isEmpty", false, "items", ".isEmpty"),
      ("!items.isEmpty", true, "items", ".isEmpty"),
      ("state.items.contains(3)", false, "state.items", ".contains(3)"),
      ("[1].contains { $0 == 3 }", false, "[1]", ".contains { $0 == 3 }"),
      ("items.contains(where: { $0 == 3 })", false, "items", ".contains(where: { $0 == 3 })"),
      ("error is Failure", false, "error", " is Failure"),
    ])
  func member(text: String, isNegated: Bool, receiver: String, rest: String) {
    #expect(
      Condition(text).parts == .member(isNegated: isNegated, receiver: receiver, rest: rest))
  }

  @Test("`!` is divided from its operand")
  func negation() { #expect(Condition("!isOpen").parts == .negation("isOpen")) }

  @Test(
    "A condition stays whole if it has no parts, or if dividing it could change what it means",
    arguments: [
      "isOpen", "a == b ? c : d", "a <+> b == c", "a = b == c", "Names.contains(1)",
      ".all.isEmpty", "child?.items.isEmpty", "items.contains($0)", "items.contains(make())",
      "super.isEmpty", "items.insert(1).inserted", "if a { b } else { c == d }",
    ])
  func whole(text: String) { #expect(Condition(text).parts == .whole(text)) }
}
