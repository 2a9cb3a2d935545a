import SwiftReading

/// Makes the tests of a file callable, before the compiler sees them.
///
/// The shell runs tests itself, without a testing library. `@Test` and `@Suite` are removed, and types at the end of the file
/// register the tests: the functions with `@Test`, and those of an `XCTestCase` that begin with `test`. All lines keep their
/// numbers.
enum TestExpansion {
  /// The line before the types that register tests.
  static let header = "import TestFunctions"
  /// What each of these types begins with, on a line of its own. The name of the type follows.
  static let mark = "/* registration */ "
  /// What a call that registers a test begins with. The test's ``TestDescription`` follows.
  static let registration = "TestFunctions.RegisteredTest("
  /// What follows the description, unless the test cannot run.
  static let traits = ", traits: {"

  /// The text with types that register its tests; the same text if it has none.
  ///
  /// - Parameter number: A part of the types' names.
  static func expanding(_ text: String, number: Int) -> String {
    text.applying(edits(of: text, number: number))
  }

  /// The edits of each file: attributes become blank, and types that register the tests follow.
  static func edits(of sources: SourceSet) -> [[Edit]] {
    sources.files.enumerated().map { edits(of: $1.text, number: $0 + 1) }
  }

  private static func edits(of text: String, number: Int) -> [Edit] {
    // What does not contain the words has no tests, and is not read.
    guard !SourceWords.all(in: text).isDisjoint(with: ["Test", "Suite", "Testing", "XCTestCase"])
    else { return [] }
    let source = SourceText(text)
    var reader = TestReader(source: source)
    for declaration in DeclarationReader.file(source).flatMap(\.declarations) {
      reader.read(declaration)
    }
    let attributes = reader.removed.map { Edit.blanking($0, of: text) }
    guard !reader.tests.isEmpty else { return attributes }
    let end = source.bytes.count
    let list =
      (text.hasSuffix("\n") ? "" : "\n") + header + "\n" + registrations(of: reader, number)
    return attributes + [Edit(end..<end, list)]
  }

  /// A type for each test. If it does not compile, no other test is affected. The names sort in the order of the tests.
  private static func registrations(of reader: TestReader, _ number: Int) -> String {
    reader.tests.enumerated().map { index, test in
      let name = "\(padded(number))_\(padded(index + 1))"
      let call = test.registration(suiteTraits: reader.traits(ofSuite: test.suite))
      guard let suite = test.suite else {
        return mark + type(named: "Tests\(name)", registering: "[\(call)]")
      }
      // In the type, as in the file, the names of its members need no prefix.
      return mark + "extension \(suite) { @MainActor static var tests\(name): [\(registered)] "
        + "{ [\(call)] } }; " + type(named: "Tests\(name)", registering: "\(suite).tests\(name)")
    }.joined(separator: "\n")
  }

  /// A type that registers tests.
  static func type(named name: String, registering tests: String) -> String {
    "struct \(name): TestFunctions.RegisteredTests { "
      + "@MainActor static var _registeredTests: [\(registered)] { \(tests) } }"
  }

  private static let registered = "TestFunctions.RegisteredTest"

  private static func padded(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).count)) + String(number)
  }
}

/// Which function a test is.
struct TestDescription {
  /// The types around the function.
  let suite: String?
  let function: String

  /// The beginning of the arguments that register the test: `suite: "CounterTests", function: "counting",`.
  var arguments: String { "\(Self.argument(suite)) function: \(quoted(function))," }

  /// The first of these arguments, which all tests of a type have.
  static func argument(_ suite: String?) -> String {
    "suite: \(suite.map(quoted) ?? "nil"),"
  }
}

/// A string literal of a name, without its backticks.
private func quoted(_ name: String) -> String {
  "\"\(name.filter { $0 != "`" }.replacing("\"", with: "\\\""))\""
}
