import SwiftReading

/// `@DependencyEntry var api: API = .test`: a dependency and its key in an extension of `DependencyValues`.
func dependencyEntry(_ macro: AttachedMacro) -> Expansion {
  guard macro.role == .accessor || macro.role == .peer else { return .empty }
  switch DependencyEntry.read(macro) {
  case .success(let entry):
    return Expansion(parts: macro.role == .accessor ? entry.accessors : [entry.keyDeclaration])
  case .failure(let error):
    return macro.role == .peer
      ? .error(error.diagnostic) : .placeholderAccessors(of: macro.declaration)
  }
}

/// A variable with the attribute `@DependencyEntry`, taken apart.
private struct DependencyEntry {
  struct Failure: Error { var diagnostic: MacroDiagnostic }

  let access: String
  let key: String
  let type: String?
  let testValue: String
  let liveValue: String?
  let previewValue: String?

  static func read(_ macro: AttachedMacro) -> Result<DependencyEntry, Failure> {
    let declaration = macro.declaration
    func failure(_ text: String, at range: Range<Int>? = nil) -> Result<DependencyEntry, Failure> {
      let diagnostic = MacroDiagnostic(text, at: range ?? declaration.keywordRange)
      return .failure(Failure(diagnostic: diagnostic))
    }
    if let problem = problem(with: macro.attribute.arguments ?? []) {
      return failure(problem, at: macro.attribute.range)
    }
    guard declaration.keyword == "var", declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let testValue = binding.initializer,
      binding.accessorRange == nil
    else {
      return failure(
        "'@DependencyEntry' needs a 'var' with a test value, such as '@DependencyEntry var api: API = .test'"
      )
    }
    if declaration.isStatic {
      return failure("'@DependencyEntry' cannot be applied to a static property; remove 'static'")
    }
    if let parent = macro.parent, parent.name.split(separator: ".").last != "DependencyValues" {
      return failure(
        "'@DependencyEntry' has to be in an extension of 'DependencyValues', not in '\(parent.name)'"
      )
    }
    return .success(DependencyEntry(macro, binding, testValue))
  }

  /// What is wrong with the arguments, or `nil`.
  private static func problem(with arguments: [Argument]) -> String? {
    if let value = arguments.first(where: { $0.label == "testValue" })?.value {
      return
        "'@DependencyEntry' has no argument 'testValue'; the test value is the value of the variable: 'var api: API = \(value)'"
    }
    if let value = arguments.first(where: { $0.label == nil })?.value, !value.hasPrefix("\"") {
      return
        "an argument of '@DependencyEntry' without a label is the name of the key in quotation marks; write 'liveValue: \(value)' for the live value"
    }
    guard let key = arguments.first(where: { $0.label == "key" || $0.label == nil })?.value else {
      return nil
    }
    guard let name = literalName(key) else {
      return "the name of the key has to be a string literal; '\(key)' is not one"
    }
    return isIdentifier(name) ? nil : "'\(name)' cannot be the name of a type"
  }

  private init(_ macro: AttachedMacro, _ binding: Binding, _ testValue: String) {
    let arguments = macro.attribute.arguments ?? []
    func argument(_ label: String?) -> String? { arguments.first { $0.label == label }?.value }
    access = macro.declaration.accessPrefix
    key =
      (argument("key") ?? argument(nil)).flatMap(literalName)
      ?? "__Key_\(binding.name.filter { $0 != "`" })"
    type = binding.type
    self.testValue = testValue
    liveValue = argument("liveValue")
    previewValue = argument("previewValue")
  }

  var accessors: [String] {
    ["get { self[\(key).self] }", "set { self[\(key).self] = newValue }"]
  }

  var keyDeclaration: String {
    let values = [
      ("liveValue", liveValue), ("previewValue", previewValue), ("testValue", testValue),
    ]
    let properties = values.compactMap { label, value in value.map { property(label, $0) } }
    let keyProtocol = liveValue == nil ? "TestDependencyKey" : "DependencyKey"
    return """
      \(access)enum \(key): ComposableArchitecture.\(keyProtocol) {
      \(properties.joined(separator: "\n"))
      }
      """
  }

  /// An expression such as `.live` needs a type; the compiler infers that of others.
  private func property(_ label: String, _ value: String) -> String {
    let type = type ?? (value.hasPrefix(".") ? inferredType(testValue) : nil)
    guard let type else { return "  \(access)static let \(label) = \(value)" }
    return "  \(access)static var \(label): \(type) { \(value) }"
  }
}

/// The type that an expression names: `API` for `API.test`, `API(url: url)`, and `API.Client.make()`; `nil` for others.
private func inferredType(_ expression: String) -> String? {
  let names = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  let types = names.split(separator: ".", omittingEmptySubsequences: false)
    .prefix { $0.first?.isUppercase == true }
  let hasMember = types.count < names.split(separator: ".").count
  guard !types.isEmpty, expression.count > names.count || hasMember else { return nil }
  let rest = expression.dropFirst(names.count).first
  guard rest == nil || rest == "(" else { return nil }
  return types.joined(separator: ".")
}
