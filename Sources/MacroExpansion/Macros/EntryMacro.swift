/// `@Entry var density: Density = .regular` of SwiftUI: a value of the environment, and its key.
func entry(_ macro: AttachedMacro) -> Expansion {
  guard macro.role == .accessor || macro.role == .peer else { return .empty }
  let declaration = macro.declaration
  guard declaration.keyword == "var", declaration.bindings.count == 1,
    let binding = declaration.bindings.first, binding.accessorRange == nil,
    let value = binding.initializer ?? (binding.type?.hasSuffix("?") == true ? "nil" : nil)
  else {
    guard macro.role == .peer else { return .placeholderAccessors(of: declaration) }
    return .error(
      MacroDiagnostic(
        "'@Entry' needs a 'var' with a default value, such as '@Entry var density: Density = .regular'",
        at: declaration.keywordRange))
  }
  let key = "__Key_\(binding.name.filter { $0 != "`" })"
  guard macro.role == .peer else {
    return Expansion(parts: ["get { self[\(key).self] }", "set { self[\(key).self] = newValue }"])
  }
  // Computed, because a default value need not be `Sendable`. The compiler infers the type of a stored one only.
  let property =
    binding.type.map { "static var defaultValue: \($0) { \(value) }" }
    ?? "static let defaultValue = \(value)"
  return Expansion(parts: [
    "\(declaration.accessPrefix)enum \(key): EnvironmentKey {\n  \(declaration.accessPrefix)\(property)\n}"
  ])
}
