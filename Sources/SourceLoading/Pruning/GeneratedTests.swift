/// The types that register the tests of a file: those that ``TestExpansion`` has added at its end.
struct GeneratedTests {
  /// A type that registers a test.
  struct Registration {
    let name: String
    /// In UTF-8 offsets.
    let range: Range<Int>
    let text: String
  }

  private let text: String
  private let start: String.Index?

  init(_ text: String) {
    self.text = text
    start = text.ranges(of: "\n\(TestExpansion.header)\n").last?.upperBound
  }

  private var list: Substring { start.map { text[$0...] } ?? "" }

  /// Whether a function of a type is one of the tests.
  func calls(_ function: String, of type: String) -> Bool {
    let suite = type.isEmpty ? nil : type
    return list.contains(TestDescription(suite: suite, function: function).arguments)
  }

  /// Whether a type has tests.
  func use(_ type: String) -> Bool { list.contains(TestDescription.argument(type)) }

  /// The type at a UTF-8 offset that registers a test.
  func registration(at offset: Int) -> Registration? {
    let marks = list.ranges(of: TestExpansion.mark).map(\.lowerBound)
    for (start, end) in zip(marks, marks.dropFirst() + [text.endIndex]) {
      let lower = text.utf8.distance(from: text.startIndex, to: start)
      let block = text[start..<end].trimmingSuffix(while: \.isNewline)
      let range = lower..<lower + block.utf8.count
      guard range.contains(offset), let name = block.firstMatch(of: /Tests\d+_\d+/) else {
        continue
      }
      return Registration(name: String(name.output), range: range, text: String(block))
    }
    return nil
  }

  /// How the body of a test begins that does not compile.
  static let stub = "{ TestFunctions._failUncompiled("

  /// The body of a test that does not compile: it fails at the line of the error.
  static func stub(_ error: CompilerMessage) -> String {
    """
    \(stub)\(literal(error.text)), sourceLocation: ComposableArchitecture.SourceLocation(\
    fileID: #fileID, filePath: #filePath, line: \(error.location.line), column: 1)) }
    """
  }
}

extension GeneratedTests.Registration {
  /// What takes the place of the type if it does not compile: a test that fails, or nothing if the test or its type does not
  /// exist, such as in an `#if` block.
  func replacement(for error: CompilerMessage) -> String? {
    guard let start = text.firstRange(of: TestExpansion.registration),
      let end = text[start.upperBound...].firstRange(of: TestExpansion.traits),
      !isAboutAbsence(error)
    else { return nil }
    let description = text[start.upperBound..<end.lowerBound]
    let call =
      "\(TestExpansion.registration)\(description), error: "
      + "\(literal("the test does not compile: \(error.text)")))"
    return TestExpansion.mark + TestExpansion.type(named: name, registering: "[\(call)]")
  }

  /// Whether an error says that the test, or a type around it, does not exist.
  private func isAboutAbsence(_ error: CompilerMessage) -> Bool {
    guard error.isAboutName || error.isAboutTypeName, let absent = error.quoted.last,
      let start = text.firstRange(of: TestExpansion.registration)?.upperBound
    else { return false }
    // `suite: "CounterTests.Inner", function: "counting"`
    let names = text[start...].split(separator: "\"").prefix(4)
    return (names + names.flatMap { $0.split(separator: ".") })
      .contains { $0 == absent.filter { $0 != "`" } }
  }
}

extension StringProtocol {
  /// The text without the characters at the end that a condition applies to.
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { formIndex(before: &end) }
    return self[startIndex..<end]
  }
}

/// A string literal.
private func literal(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}
