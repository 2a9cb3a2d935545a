import Testing

@testable import SourceLoading

@Suite("Registration of tests")
struct TestExpansionTests {
  private let text = """
    import Testing
    @testable import Counter
    @Suite("Counting", .serialized) @MainActor
    struct CounterTests {
      @Test("It counts", .disabled("later"), .bug(id: 1)) func counting() async {
        #expect(1 == 1)
      }
      func helper() {}
      struct Inner { @Test func `a name`() {} }
    }
    @Test func global() async throws {
      let value = try #require(Int("1"))
    }
    """

  private func lines(of text: String) -> [String] {
    TestExpansion.expanding(text, number: 2)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The closures with which the only test of a type is registered, from its parameters on.
  private func closures(of function: String) throws -> String {
    let line = try #require(lines(of: "struct A {\n\(function)\n}").last)
    let start = try #require(line.firstRange(of: "traits: { [] }"))
    let end = try #require(line.firstRange(of: "] } }; struct"))
    return String(line[start.upperBound..<end.lowerBound])
  }

  @Test("A type for each test registers it, in the order of the file")
  func types() {
    let lines = lines(of: text)
    #expect(lines.count == 17)
    #expect(lines[13] == "import TestFunctions")
    let start = "suite: \"CounterTests\", function: \"counting\", displayName: \"It counts\", "
    #expect(
      lines[14] == """
        /* registration */ extension CounterTests { @MainActor static var tests0002_0001: \
        [TestFunctions.RegisteredTest] { [TestFunctions.RegisteredTest(\(start)\
        location: ComposableArchitecture.SourceLocation(fileID: #fileID, filePath: #filePath, \
        line: 5, column: 1), traits: { [.serialized, .disabled("later"), .bug(id: 1)] }) \
        { try await CounterTests().counting() }] } }; \
        struct Tests0002_0001: TestFunctions.RegisteredTests { @MainActor static var \
        _registeredTests: [TestFunctions.RegisteredTest] { CounterTests.tests0002_0001 } }
        """)
    #expect(lines[15].contains("suite: \"CounterTests.Inner\", function: \"a name\", "))
    #expect(
      lines[15].contains("traits: { [.serialized] }) { try await CounterTests.Inner().`a name`()"))
    #expect(
      lines[16].hasPrefix(
        "/* registration */ struct Tests0002_0003: TestFunctions.RegisteredTests { "))
    #expect(lines[16].contains("suite: nil, function: \"global\", displayName: nil, "))
    #expect(lines[16].hasSuffix(", traits: { [] }) { try await global() }] } }"))
  }

  @Test("The attributes are removed, and all lines keep their places")
  func places() {
    let lines = lines(of: text)
    #expect(lines[0] == "import Testing")
    #expect(lines[1] == "@testable import Counter")
    #expect(lines[2].hasSuffix(" @MainActor"))
    #expect(!lines[2].contains("Suite"))
    #expect(lines[4].drop { $0 == " " } == "func counting() async {")
    #expect(lines[5] == "    #expect(1 == 1)")
    #expect(lines[11] == "  let value = try #require(Int(\"1\"))")
  }

  @Test("The arguments of a test are passed to its parameters")
  func arguments() throws {
    #expect(
      try closures(of: "@Test(arguments: [.first, .last]) func f(_ kind: Kind) {}")
        == #", parameters: ["kind"], arguments: { [.first, .last] as [Kind] }) "#
        + "{ try await A().f($0) }")
    #expect(
      try closures(of: "@Test(arguments: 1...2, names) func f(n: Int, for name: String) {}")
        == #", parameters: ["n", "name"], arguments: { 1...2 }, { names }) "#
        + "{ try await A().f(n: $0, for: $1) }")
    #expect(
      try closures(of: "@Test(arguments: zip(a, b)) func f(n: Int, m: Int) {}")
        == #", parameters: ["n", "m"], arguments: { zip(a, b) }) { try await A().f(n: $0.0, m: $0.1) }"#
    )
    #expect(
      try closures(of: "@Test(arguments: [1: 2]) func f(n: Int, m: Int) {}")
        .contains("{ [1: 2] }"))
  }

  @Test("A static test needs no instance, and a mutating one has a variable")
  func modifiers() throws {
    #expect(try closures(of: "@Test static func f() {}") == ") { try await A.f() }")
    #expect(
      try closures(of: "@Test(arguments: [1]) mutating func f(n: Int) {}").hasSuffix(
        "{ argument0 in var suite = try await A(); try await suite.f(n: argument0) }"))
  }

  @Test(
    "A test whose arguments and parameters do not match is registered with the reason",
    arguments: [
      ("@Test func f(n: Int) {}", "a test with parameters needs `@Test(arguments:)`"),
      (
        "@Test(arguments: [1]) func f() {}",
        "a test with `@Test(arguments:)` needs a parameter for each argument"
      ),
      (
        "@Test(arguments: a, b) func f(n: Int) {}",
        "`@Test(arguments:)` takes one collection, or two for a test with two parameters"
      ),
    ])
  func mismatch(function: String, reason: String) {
    #expect(lines(of: function).last?.contains(", error: \"\(reason)\")") == true)
  }

  @Test("The attribute of a suite is removed from a file without tests")
  func suiteAlone() {
    #expect(lines(of: "@Suite struct A {}") == ["       struct A {}"])
  }

  @Test("A file without tests stays as it is")
  func none() {
    #expect(TestExpansion.expanding("let a = 1\n// @Test\n", number: 1) == "let a = 1\n// @Test\n")
  }
}
