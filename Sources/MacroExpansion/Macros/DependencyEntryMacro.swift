/// `@DependencyEntry var api: API = .test`: a dependency and its key in an extension of `DependencyValues`.
func dependencyEntry(_ macro: AttachedMacro) -> Expansion { expand(macro, as: .dependency) }

/// `@FeatureEnvironmentEntry var limit = 3`: a value of the environment of features and its key in an extension of `FeatureEnvironmentValues`.
func featureEnvironmentEntry(_ macro: AttachedMacro) -> Expansion {
  expand(macro, as: .environment)
}

private func expand(_ macro: AttachedMacro, as kind: EntryKind) -> Expansion {
  guard macro.role == .accessor || macro.role == .peer else { return .empty }
  switch DependencyEntry.read(macro, kind) {
  case .success(let entry):
    return Expansion(parts: macro.role == .accessor ? entry.accessors : [entry.keyDeclaration])
  case .failure(let error):
    return macro.role == .peer
      ? .error(error.diagnostic) : .placeholderAccessors(of: macro.declaration)
  }
}

/// What an entry belongs to.
private struct EntryKind {
  let attribute: String
  let container: String
  /// The protocol of a key, with and without a live value.
  let keys: (live: String, test: String)

  static let dependency = EntryKind(
    attribute: "@DependencyEntry", container: "DependencyValues",
    keys: ("ComposableArchitecture.DependencyKey", "ComposableArchitecture.TestDependencyKey"))
  static let environment = EntryKind(
    attribute: "@FeatureEnvironmentEntry", container: "FeatureEnvironmentValues",
    keys: (
      "ComposableArchitecture2.FeatureEnvironmentKey",
      "ComposableArchitecture2.FeatureEnvironmentKey"
    ))
}

/// A variable with the attribute `@DependencyEntry` or `@FeatureEnvironmentEntry`, taken apart.
private struct DependencyEntry {
  struct Failure: Error { var diagnostic: MacroDiagnostic }

  let kind: EntryKind

  let access: String
  let key: String
  let type: String?
  let testValue: String
  let liveValue: String?
  let previewValue: String?

  static func read(
    _ macro: AttachedMacro, _ kind: EntryKind
  ) -> Result<DependencyEntry, Failure> {
    let declaration = macro.declaration
    func failure(_ text: String, at range: Range<Int>? = nil) -> Result<DependencyEntry, Failure> {
      let diagnostic = MacroDiagnostic(text, at: range ?? declaration.keywordRange)
      return .failure(Failure(diagnostic: diagnostic))
    }
    if let problem = problem(with: macro.attribute.arguments ?? [], kind) {
      return failure(problem, at: macro.attribute.range)
    }
    guard declaration.keyword == "var", declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let testValue = binding.initializer,
      binding.accessorRange == nil
    else {
      return failure(
        "'\(kind.attribute)' needs a 'var' with a test value, such as '\(kind.attribute) var api: API = .test'"
      )
    }
    if declaration.isStatic {
      return failure("'\(kind.attribute)' cannot be applied to a static property; remove 'static'")
    }
    if let parent = macro.parent,
      parent.name.split(separator: ".").last.map(String.init) != kind.container
    {
      return failure(
        "'\(kind.attribute)' has to be in an extension of '\(kind.container)', not in '\(parent.name)'"
      )
    }
    return .success(DependencyEntry(macro, kind, binding, testValue))
  }

  /// What is wrong with the arguments, or `nil`.
  private static func problem(with arguments: [Argument], _ kind: EntryKind) -> String? {
    if let value = arguments.first(where: { $0.label == "testValue" })?.value {
      return
        "'\(kind.attribute)' has no argument 'testValue'; the test value is the value of the variable: 'var api: API = \(value)'"
    }
    if let value = arguments.first(where: { $0.label == nil })?.value, !value.hasPrefix("\"") {
      return
        "an argument of '\(kind.attribute)' without a label is the name of the key in quotation marks; write 'liveValue: \(value)' for the live value"
    }
    guard let key = arguments.first(where: { $0.label == "key" || $0.label == nil })?.value else {
      return nil
    }
    guard let name = literalName(key) else {
      return "the name of the key has to be a string literal; '\(key)' is not one"
    }
    return isIdentifier(name) ? nil : "'\(name)' cannot be the name of a type"
  }

  private init(
    _ macro: AttachedMacro, _ kind: EntryKind, _ binding: Binding, _ testValue: String
  ) {
    self.kind = kind
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
    let keyProtocol = liveValue == nil ? kind.keys.test : kind.keys.live
    return """
      \(access)enum \(key): \(keyProtocol) {
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
