import SwiftReading

/// Finds the tests of a file.
struct TestReader {
  let source: SourceText
  private(set) var tests: [RegisteredFunction] = []
  /// The attributes, in UTF-8 offsets.
  private(set) var removed: [Range<Int>] = []
  /// The traits in the attributes of types, by the path of the type.
  private var suiteTraits: [String: [String]] = [:]
  /// `XCTestCase`, and the classes of the file that inherit from it.
  private var testCases: Set = ["XCTestCase", "XCTest.XCTestCase"]

  init(source: SourceText) { self.source = source }

  mutating func read(_ declaration: Declaration, in type: String? = nil) {
    removed += declaration.attributes.filter { ["Test", "Suite"].contains($0.name) }.map(\.range)
    switch declaration.keyword {
    case "func": readFunction(declaration, in: type)
    case "struct", "class", "actor", "enum", "extension":
      let name = type.map { "\($0).\(declaration.name)" } ?? declaration.name
      if declaration.inherited.contains(where: testCases.contains) { testCases.insert(name) }
      if let suite = declaration.attribute(named: "Suite") {
        suiteTraits[name] = TestAttribute(suite).traits
      }
      for member in declaration.members.flatMap(\.declarations) { read(member, in: name) }
    default: break
    }
  }

  /// The traits of a type and of the types around it.
  func traits(ofSuite suite: String?) -> [String] {
    let names = suite?.split(separator: ".").map(String.init) ?? []
    return names.indices.flatMap { suiteTraits[names[...$0].joined(separator: ".")] ?? [] }
  }

  private mutating func readFunction(_ function: Declaration, in type: String?) {
    let isOfTestCase = type.map(testCases.contains) ?? false
    let attribute = function.attribute(named: "Test").map(TestAttribute.init)
    guard attribute != nil || isOfTestCase && isTestOfTestCase(function) else { return }
    let line =
      source.bytes.prefix(function.nameRange.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
    tests.append(
      RegisteredFunction(
        suite: type, function: function, attribute: attribute, isOfTestCase: isOfTestCase,
        line: line))
  }

  private func isTestOfTestCase(_ function: Declaration) -> Bool {
    function.name.drop { $0 == "`" }.hasPrefix("test")
      && function.signature?.parameters.isEmpty == true
      && !function.modifiers.contains {
        ["static", "class", "private", "fileprivate"].contains($0.name)
      }
  }
}

/// `@Test("name", .disabled(), arguments: [1, 2])` or `@Suite("name", .serialized)`.
struct TestAttribute {
  /// The literal of the name.
  var displayName: String?
  var traits: [String] = []
  /// The collections of arguments; `nil` if there is no `arguments:`.
  var collections: [String]?

  init(_ attribute: Attribute) {
    for (index, argument) in (attribute.arguments ?? []).enumerated() {
      if argument.label == "arguments" || collections != nil {
        collections = (collections ?? []) + [argument.value]
      } else if index == 0, argument.value.hasPrefix("\"") || argument.value.hasPrefix("#\"") {
        displayName = argument.value
      } else {
        traits.append(argument.value)
      }
    }
  }
}

/// A function that is a test, and the type that it is in.
struct RegisteredFunction {
  let suite: String?
  let function: Declaration
  let attribute: TestAttribute?
  let isOfTestCase: Bool
  /// The line of the function's name.
  let line: Int

  private var parameters: [FunctionSignature.Parameter] { function.signature?.parameters ?? [] }

  /// The call that creates the test: `RegisteredTest(suite: nil, function: "plus", ...) { try await plus() }`
  func registration(suiteTraits: [String]) -> String {
    let description = TestDescription(suite: suite, function: function.name).arguments
    let start =
      "\(TestExpansion.registration)\(description) displayName: \(attribute?.displayName ?? "nil"), "
      + "location: ComposableArchitecture.SourceLocation("
      + "fileID: #fileID, filePath: #filePath, line: \(line), column: 1)"
    if let error { return "\(start), error: \"\(error)\")" }
    let traits = (suiteTraits + (attribute?.traits ?? [])).joined(separator: ", ")
    return "\(start)\(TestExpansion.traits) [\(traits)] }\(arguments)) \(body)"
  }

  /// Why the test cannot run.
  private var error: String? {
    let (parameters, collections) = (parameters.count, attribute?.collections?.count ?? 0)
    if parameters > 0, collections == 0 {
      return "a test with parameters needs `@Test(arguments:)`"
    }
    if parameters == 0, collections > 0 {
      return "a test with `@Test(arguments:)` needs a parameter for each argument"
    }
    if collections > 2 || collections == 2 && parameters != 2 {
      return "`@Test(arguments:)` takes one collection, or two for a test with two parameters"
    }
    return nil
  }

  private var arguments: String {
    guard let collections = attribute?.collections else { return "" }
    let names = parameters.map { "\"\(($0.name ?? $0.label ?? "_").filter { $0 != "`" })\"" }
    let isOnePerParameter = collections.count == parameters.count
    let closures = zip(collections, parameters).map { collection, parameter in
      // The elements of a literal have the type of the parameter: `[.first, .last]`.
      let isTyped = isOnePerParameter && isArrayLiteral(collection)
      return "{ \(collection)\(isTyped ? " as [\(parameter.type)]" : "") }"
    }
    return ", parameters: [\(names.joined(separator: ", "))], arguments: "
      + closures.joined(separator: ", ")
  }

  private func isArrayLiteral(_ text: String) -> Bool {
    var cursor = TokenCursor(SourceText(text))
    guard cursor.isOneOf("[") else { return false }
    let isDictionary = cursor.text(ahead: 2) == ":" || cursor.text(ahead: 1) == ":"
    cursor.skipBracketed()
    return cursor.isAtEnd && !isDictionary
  }

  /// The closure that calls the function.
  private var body: String {
    let call = "\(function.name)(\(callArguments))"
    guard let suite else { return "{ try await \(call) }" }
    if isOfTestCase { return "{ try await XCTestCase._run(\(suite)()) { try await $0.\(call) } }" }
    if function.isStatic { return "{ try await \(suite).\(call) }" }
    guard function.hasModifier("mutating") else { return "{ try await \(suite)().\(call) }" }
    let names = (attribute?.collections ?? []).indices.map { "argument\($0)" }
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    return "{ \(head)var suite = try await \(suite)(); try await suite.\(call) }"
  }

  private var callArguments: String {
    let collections = attribute?.collections?.count ?? 0
    let isMutating = function.hasModifier("mutating")
    return parameters.enumerated().map { index, parameter in
      let number = collections == 1 ? 0 : index
      let element = collections == 1 && parameters.count > 1 ? ".\(index)" : ""
      let label = parameter.label.map { $0 == "_" ? "" : "\($0): " } ?? ""
      return label + (isMutating ? "argument\(number)" : "$\(number)") + element
    }.joined(separator: ", ")
  }
}
