/// `@Presents var child: Child.State?`: the state of a presented child, stored as a `PresentationState`.
func presents(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  guard let property = presentedProperty(declaration) else {
    return failure(
      macro,
      "'@Presents' needs an optional 'var' with its type, such as '@Presents var child: Child.State?'"
    )
  }
  if declaration.isStatic {
    return failure(macro, "'@Presents' cannot be applied to a static property; remove 'static'")
  }
  let name = property.name.filter { $0 != "`" }
  switch macro.role {
  case .accessor:
    return Expansion(parts: [
      """
      @storageRestrictions(initializes: _\(name))
      init(initialValue) {
        _\(name) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """,
      "get { _\(name).wrappedValue }",
      "set { _\(name).wrappedValue = newValue }",
    ])
  case .peer:
    let type = "ComposableArchitecture.PresentationState<\(property.wrapped)>"
    return Expansion(parts: [
      """
      \(macro.declaration.accessPrefix)var $\(name): \(type) {
        get { _\(name) }
        set { _\(name) = newValue }
      }
      """,
      "private var _\(name) = \(type)(wrappedValue: nil)",
    ])
  case .extension, .member, .memberAttribute: return .empty
  }
}

private func failure(_ macro: AttachedMacro, _ text: String) -> Expansion {
  macro.role == .peer
    ? .error(MacroDiagnostic(text, at: macro.declaration.keywordRange))
    : .placeholderAccessors(of: macro.declaration, isInitialized: true)
}

private func presentedProperty(_ declaration: Declaration) -> (name: String, wrapped: String)? {
  guard declaration.keyword == "var", declaration.bindings.count == 1,
    let binding = declaration.bindings.first,
    binding.isStored, let type = binding.type
  else { return nil }
  if type.hasSuffix("?") { return (binding.name, String(type.dropLast())) }
  var cursor = TokenCursor(SourceText(type))
  cursor.skipName()
  let arguments = TypeReader.readArguments(&cursor)
  guard ["Optional", "Swift.Optional"].contains(type.prefix { $0 != "<" }), arguments.count == 1
  else { return nil }
  return (binding.name, arguments[0])
}
