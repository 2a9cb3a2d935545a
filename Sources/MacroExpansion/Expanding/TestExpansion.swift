/// Makes the tests of a file callable, before the compiler sees them.
///
/// The shell runs tests itself, without a testing library. `import Testing`, `@Test` and `@Suite` are removed, `#expect` and
/// `#require` become functions, and types at the end of the file list the tests: the functions with `@Test`, and those of
/// an `XCTestCase` that begin with `test`. All lines keep their numbers.
package enum TestExpansion {
  /// What a type that lists tests conforms to.
  package static let conformance = "ComposableArchitecture.RegisteredTests"

  /// The text with types that list its tests; the same text if it has none.
  ///
  /// - Parameter number: A part of the types' names.
  package static func expanding(_ text: String, number: Int) -> String {
    guard text.contains("@Test") || text.contains("XCTestCase") else { return text }
    let source = SourceText(text)
    var reader = TestReader(source: source)
    for declaration in DeclarationReader.file(source).flatMap(\.declarations) {
      reader.read(declaration)
    }
    guard !reader.tests.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in reader.removed {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    // The names have the same length, so columns stay the same.
    return String(decoding: bytes, as: UTF8.self)
      .replacing("#expect(", with: "_expect(").replacing("#require(", with: "_require(")
      + (text.hasSuffix("\n") ? "" : "\n")
      + lists(of: reader.tests, number)
  }

  /// A list for each type with tests, on one line. If a type does not compile, only its list is left out. The names sort in the
  /// order of the tests.
  private static func lists(of tests: [TestReader.Test], _ number: Int) -> String {
    var groups: [[TestReader.Test]] = []
    for test in tests {
      if let last = groups.last?.last, last.type == test.type {
        groups[groups.count - 1].append(test)
      } else {
        groups.append([test])
      }
    }
    return groups.enumerated().map { index, tests in
      "struct Tests\(padded(number))_\(padded(index + 1)): \(conformance) { "
        + "@MainActor static var tests: [ComposableArchitecture.RegisteredTest] { "
        + "[\(tests.map(\.registration).joined(separator: ", "))] } }"
    }.joined(separator: "; ")
  }

  private static func padded(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).count)) + String(number)
  }
}

private struct TestReader {
  /// A test, and the type that it is in.
  struct Test {
    let type: String?
    let function: String
    let isOfTestCase: Bool

    /// `RegisteredTest("CounterTests.plus") { try await CounterTests().plus() }`
    var registration: String {
      let name = (type.map { "\($0)." } ?? "") + function.filter { $0 != "`" }
      return "ComposableArchitecture.RegisteredTest(\"\(name)\") { try await \(call) }"
    }

    private var call: String {
      guard let type else { return "\(function)()" }
      return isOfTestCase
        ? "XCTestCase._run(\(type)()) { try await $0.\(function)() }" : "\(type)().\(function)()"
    }
  }

  let source: SourceText
  private(set) var tests: [Test] = []
  /// The imports and attributes, in UTF-8 offsets.
  private(set) var removed: [Range<Int>] = []
  /// `XCTestCase`, and the classes of the file that inherit from it.
  private var testCases: Set = ["XCTestCase", "XCTest.XCTestCase"]

  init(source: SourceText) { self.source = source }

  mutating func read(_ declaration: Declaration, in type: String? = nil) {
    removed += declaration.attributes.filter { ["Test", "Suite"].contains($0.name) }.map(\.range)
    switch declaration.keyword {
    case "import" where isTestingLibrary(source[declaration.range]):
      removed.append(declaration.range)
    case "func": readFunction(declaration, in: type)
    case "struct", "class", "actor", "extension":
      let name = type.map { "\($0).\(declaration.name)" } ?? declaration.name
      if declaration.inherited.contains(where: testCases.contains) { testCases.insert(name) }
      for member in declaration.members.flatMap(\.declarations) { read(member, in: name) }
    default: break
    }
  }

  private func isTestingLibrary(_ statement: String) -> Bool {
    statement.split(whereSeparator: \.isWhitespace).last.map { $0 == "Testing" } ?? false
  }

  /// Tests with arguments are removed from the list: the shell does not know the arguments.
  private mutating func readFunction(_ function: Declaration, in type: String?) {
    let isOfTestCase = type.map(testCases.contains) ?? false
    let attribute = function.attributes.first { $0.name == "Test" }
    let isTest =
      attribute.map { !($0.arguments ?? []).contains { $0.label == "arguments" } }
      ?? (isOfTestCase && isTestOfTestCase(function))
    guard isTest else { return }
    tests.append(Test(type: type, function: function.name, isOfTestCase: isOfTestCase))
  }

  private func isTestOfTestCase(_ function: Declaration) -> Bool {
    function.name.drop { $0 == "`" }.hasPrefix("test")
      && function.signature?.parameters.isEmpty == true
      && !function.modifiers.contains {
        ["static", "class", "private", "fileprivate"].contains($0.name)
      }
  }
}
