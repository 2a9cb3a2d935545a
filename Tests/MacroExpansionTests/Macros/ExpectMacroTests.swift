import Testing

@testable import MacroExpansion
@testable import SwiftReading

@Suite("#expect and #require")
struct ExpectMacroTests {
  private func expansion(of text: String, _ macro: String = "ExpectMacro") throws -> String {
    let source = SourceText(text)
    var reader = DeclarationReader(source)
    let (arguments, body) = reader.readMacroCall()
    let expand = try #require(freestandingMacros[macro])
    return expand(
      FreestandingMacro(discriminator: "", source: source, arguments: arguments, body: body)
    ).parts.joined()
  }

  @Test("A condition becomes a call with its operands and their texts")
  func condition() throws {
    #expect(
      try expansion(of: "#expect(count == 2)")
        == #"TestFunctions._expect(TestFunctions._compare(count, ==, 2, "count", "==", "2"))"#)
    #expect(
      try expansion(of: "#require(try await name() != nil, \"why\")")
        == #"try await TestFunctions._require("#
        + #"TestFunctions._compare(name(), nil: !=, "name()", "!="), "why")"#)
    #expect(
      try expansion(of: "#expect(!items.isEmpty, sourceLocation: here)")
        == #"TestFunctions._expect(TestFunctions._member(items, { _receiver in !_receiver.isEmpty }, "#
        + #""!", "items", ".isEmpty"), sourceLocation: here)"#)
    #expect(
      try expansion(of: "#require(Int(\"1\"))")
        == #"TestFunctions._require(TestFunctions._evaluate(Int("1"), "Int(\"1\")"))"#)
  }

  @Test("The second side of `&&` is only evaluated if the first is true")
  func logic() throws {
    #expect(
      try expansion(of: "#expect(isOpen && !isLocked)")
        == #"TestFunctions._expect(TestFunctions._combine("#
        + #"TestFunctions._side(isOpen, "isOpen"), and: TestFunctions._negate(isLocked, "isLocked"), "#
        + #""isOpen", "!isLocked"))"#)
  }

  @Test("The text of an operand is in one line")
  func text() throws {
    #expect(
      try expansion(of: "#expect(\n  State(\n    a: 1\n  )\n    == \"\\(b)\")")
        == "TestFunctions._expect(TestFunctions._compare(State(\n    a: 1\n  ), ==, \"\\(b)\", "
        + #""State( a: 1 )", "==", "\"\\(b)\""))"#)
  }

  @Test("An expectation about an error keeps its arguments")
  func errors() throws {
    #expect(
      try expansion(of: "#expect(throws: Oops.self, \"why\") { try fail() }")
        == "TestFunctions._expect(throws: Oops.self, \"why\") { try fail() }")
    #expect(
      try expansion(of: "#require { try fail() } throws: { $0 is Oops }")
        == "TestFunctions._require { try fail() } throws: { $0 is Oops }")
  }

  @Test("An exit test reports that it is not supported, and does not run")
  func exitTest() throws {
    #expect(
      try expansion(of: "#expect(processExitsWith: .failure) { exit(1) }", "ExitTestMacro")
        == "TestFunctions._expectExitTest()")
    #expect(
      try expansion(of: "#require(processExitsWith: .success) { exit(0) }", "ExitTestMacro")
        == "TestFunctions._requireExitTest()")
  }

  @Test("The location is that of the call")
  func sourceLocation() throws {
    #expect(
      try expansion(of: "#_sourceLocation", "SourceLocationMacro")
        == "ComposableArchitecture.SourceLocation("
        + "fileID: #fileID, filePath: #filePath, line: #line, column: #column)")
  }
}
