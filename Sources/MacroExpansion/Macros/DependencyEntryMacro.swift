/// `@DependencyEntry var api: API = .test`: a dependency and its key in an extension of `DependencyValues`.
func dependencyEntry(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  guard macro.role == .accessor || macro.role == .peer else { return .empty }
  guard declaration.keyword == "var", declaration.bindings.count == 1,
    let binding = declaration.bindings.first,
    let type = binding.type, let testValue = binding.initializer, binding.accessorRange == nil
  else {
    guard macro.role == .peer else { return .empty }
    return .error(
      MacroDiagnostic(
        "'@DependencyEntry' needs a 'var' with a type and a test value, such as '@DependencyEntry var api: API = .test'",
        at: declaration.keywordRange))
  }
  let name = binding.name.filter { $0 != "`" }
  let arguments = macro.attribute.arguments ?? []
  let key =
    arguments.first { $0.label == "key" }.map { $0.value.filter { $0 != "\"" } } ?? "__Key_\(name)"
  if macro.role == .accessor {
    return Expansion(parts: ["get { self[\(key).self] }", "set { self[\(key).self] = newValue }"])
  }
  func argument(_ label: String) -> String? { arguments.first { $0.label == label }?.value }
  let live = argument("liveValue") ?? arguments.first { $0.label == nil }?.value
  let values = [
    ("liveValue", live), ("previewValue", argument("previewValue")), ("testValue", testValue),
  ]
  let properties = values.compactMap { label, value in
    value.map { "  \(declaration.accessPrefix)static var \(label): \(type) { \($0) }" }
  }
  let keyProtocol = live == nil ? "TestDependencyKey" : "DependencyKey"
  return Expansion(parts: [
    """
    \(declaration.accessPrefix)enum \(key): ComposableArchitecture.\(keyProtocol) {
    \(properties.joined(separator: "\n"))
    }
    """
  ])
}
