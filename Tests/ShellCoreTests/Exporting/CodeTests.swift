import Testing

@testable import ShellCore

@Suite("The layout of generated Swift code")
struct CodeTests {
  private func call(_ name: String, _ count: Int) -> SwiftCode {
    .list("\(name)(", (0..<count).map { .prefixed("value\($0): ", .text("\($0)")) }, ")")
  }

  @Test("Code that fits stays on one line")
  func short() {
    #expect(call("f", 2).laidOut(indent: 4) == "f(value0: 0, value1: 1)")
  }

  @Test("Code that does not fit has one line for each part, recursively")
  func long() {
    #expect(
      SwiftCode.prefixed("x = ", .list("g(", [call("f", 9), call("h", 1)], ")")).laidOut(indent: 2)
        == """
        x = g(
            f(
              value0: 0,
              value1: 1,
              value2: 2,
              value3: 3,
              value4: 4,
              value5: 5,
              value6: 6,
              value7: 7,
              value8: 8
            ),
            h(value0: 0)
          )
        """)
  }

  @Test("The closures of a call that does not fit have lines of their own")
  func closures() {
    let code = SwiftCode.sequence([
      .text("Alert"), .closure(" ", [.text("Title")]),
      .closure(" actions: ", [.text("A"), .text("B")]),
    ])
    #expect(code.flat == "Alert { Title } actions: { A; B }")
    #expect(
      SwiftCode.prefixed(String(repeating: "x", count: 90), code).laidOut(indent: 2)
        == String(repeating: "x", count: 90) + """
          Alert {
              Title
            } actions: {
              A
              B
            }
          """)
  }

  @Test("Text before and after the code counts toward the width")
  func used() {
    let code = call("f", 8)
    #expect(code.laidOut(indent: 100 - code.flat.count) == code.flat)
    #expect(code.laidOut(indent: 100 - code.flat.count, used: 1) != code.flat)
  }
}
