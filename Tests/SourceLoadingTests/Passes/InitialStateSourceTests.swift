import Testing

@testable import SourceLoading

@Suite("Initial states in sources")
struct InitialStateSourceTests {
  private func expressions(_ text: String) -> [String] { InitialStateSource.expressions(in: text) }

  @Test("The first argument of a store is an expression, with its brackets and strings")
  func found() {
    #expect(
      expressions(#"Store(initialState: Lab.State(n: 1, s: "a \" ) , b")) { Lab() }"#)
        == [#"Lab.State(n: 1, s: "a \" ) , b")"#])
    #expect(
      expressions("Store(\n  initialState: .a(1, [2, 3]),\n  reducer: A()\n)") == [".a(1, [2, 3])"])
    #expect(expressions("StoreOf<A>(initialState: { .a }()) {}") == ["{ .a }()"])
    #expect(expressions(##"Store(initialState: A(#")"#))"##) == [##"A(#")"#)"##])
  }

  @Test(
    "Comments, strings, and test stores are not read",
    arguments: [
      "// Store(initialState: A())", "/* Store(initialState: A()) /* */ */",
      "/// Store(initialState: A())", "let s = \"Store(initialState: A())\"",
      "let s = \"\"\"\nStore(initialState: A())\n\"\"\"", "let s = #\"Store(initialState: A())\"#",
      "TestStore(initialState: A())", "Store(initialState:)",
    ])
  func ignored(_ text: String) {
    #expect(expressions(text) == [])
  }
}
