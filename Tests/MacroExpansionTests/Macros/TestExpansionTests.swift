import Testing

@testable import MacroExpansion

@Suite("Tests as a list")
struct TestExpansionTests {
  private let text = """
    import Testing
    @testable import Counter
    @Suite("Counting") @MainActor
    struct CounterTests {
      @Test("It counts") func counting() async {
        #expect(1 == 1)
      }
      @Test(arguments: [1, 2]) func numbers(_ number: Int) {}
      func helper() {}
      struct Inner { @Test func `a name`() {} }
    }
    @Test func global() async throws {
      let value = try #require(Int("1"))
    }
    """

  private var expanded: [String] {
    TestExpansion.expanding(text, number: 2)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("A list for each type calls its tests without arguments, in the order of the file")
  func list() {
    let tests = [
      "\"CounterTests.counting\") { try await CounterTests().counting() }",
      "\"CounterTests.Inner.a name\") { try await CounterTests.Inner().`a name`() }",
      "\"global\") { try await global() }",
    ].map { "ComposableArchitecture.RegisteredTest(" + $0 }
    let lists = tests.enumerated().map { index, test in
      "struct Tests0002_000\(index + 1): ComposableArchitecture.RegisteredTests { "
        + "@MainActor static var tests: [ComposableArchitecture.RegisteredTest] { [\(test)] } }"
    }
    #expect(expanded.last == lists.joined(separator: "; "))
  }

  @Test("The testing library and its attributes are removed, and all lines keep their places")
  func lines() {
    let lines = expanded
    #expect(lines.count == 15)
    #expect(lines[0].allSatisfy { $0 == " " })
    #expect(lines[1] == "@testable import Counter")
    #expect(lines[2].hasSuffix(" @MainActor"))
    #expect(lines[4].drop { $0 == " " } == "func counting() async {")
    #expect(lines[5] == "    _expect(1 == 1)")
    #expect(lines[12] == "  let value = try _require(Int(\"1\"))")
    #expect(lines[7].drop { $0 == " " } == "func numbers(_ number: Int) {}")
  }

  @Test("A file without tests stays as it is")
  func none() {
    #expect(TestExpansion.expanding("let a = 1\n// @Test\n", number: 1) == "let a = 1\n// @Test\n")
  }
}
