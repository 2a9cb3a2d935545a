import MacroExpansion

/// The types that list the tests of a file: those that ``TestExpansion`` has added as the last line.
struct GeneratedTests {
  private let list: String?

  init(_ text: String) {
    list =
      text.contains(TestExpansion.conformance)
      ? text.split(separator: "\n").last { $0.contains(TestExpansion.conformance) }.map(String.init)
      : nil
  }

  /// Whether a function of a type is one of the tests.
  func calls(_ function: String, of type: String) -> Bool {
    guard let list else { return false }
    return type.isEmpty
      ? list.contains("{ try await \(function)() }")
      : list.contains("\(type)().\(function)()")
        || list.contains("_run(\(type)()) { try await $0.\(function)() }")
  }

  /// Whether a type has tests.
  func use(_ type: String) -> Bool {
    list.map { $0.contains(" \(type)().") || $0.contains("_run(\(type)())") } ?? false
  }

  /// Whether the name is that of such a type.
  static func isName(_ name: String) -> Bool { name.wholeMatch(of: /Tests\d+_\d+/) != nil }

  /// How the body of a test begins that does not compile.
  static let stub = "{ ComposableArchitecture._expect(false, \"the test does not compile: "

  /// The body of a test that does not compile: it fails at the line of the error.
  static func stub(_ error: String, line: Int) -> String {
    let text = error.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return stub + "\(text)\", line: \(line)) }"
  }
}
