/// `@DependencyClient`: endpoints for the closures of a struct, and initializers with and without them.
func dependencyClient(_ macro: AttachedMacro) -> Expansion {
  switch macro.role {
  case .memberAttribute:
    return isEndpoint(macro.declaration)
      && macro.declaration.attribute(named: "DependencyEndpoint") == nil
      ? Expansion(parts: ["@ComposableArchitecture.DependencyEndpoint"]) : .empty
  case .member:
    guard macro.declaration.keyword == "struct" else {
      return .error(
        .wrongDeclaration(macro.declaration, for: "DependencyClient", expected: "a struct"))
    }
    return Expansion(parts: initializers(of: macro))
  case .accessor, .extension, .peer: return .empty
  }
}

/// Whether a member is a variable that holds a closure.
private func isEndpoint(_ member: Declaration) -> Bool {
  let excluded = ["Dependency", "DependencyEndpointIgnored"]
  guard member.keyword == "var", !member.isStatic, let binding = member.bindings.first,
    binding.isStored,
    let type = binding.type, !member.attributes.contains(where: { excluded.contains($0.name) })
  else { return false }
  return FunctionType(unwrapped(type)) != nil
}

/// A type without the parentheses around it.
private func unwrapped(_ type: String) -> String {
  guard type.hasPrefix("("), type.hasSuffix(")") else { return type }
  var cursor = TokenCursor(SourceText(type))
  cursor.skipBracketed()
  return cursor.isAtEnd ? unwrapped(String(type.dropFirst().dropLast())) : type
}

private struct StoredProperty {
  var name: String
  var type: String
  var defaultValue: String?
  var isEndpoint: Bool
  var access: Int
}

private let accessLevels = ["private", "fileprivate", "internal", "package", "public", "open"]

private func accessLevel(of declaration: Declaration) -> Int {
  declaration.modifiers.filter { $0.detail == nil }.compactMap {
    accessLevels.firstIndex(of: $0.name)
  }.first ?? 2
}

private func initializers(of macro: AttachedMacro) -> [String] {
  let declaration = macro.declaration
  let properties = declaration.allMembers.flatMap(storedProperties)
  guard properties.contains(where: \.isEndpoint) else { return [] }
  let others = properties.filter { !$0.isEndpoint }
  func initializer(_ properties: [StoredProperty], _ defaults: [String] = []) -> String {
    let access = properties.map(\.access).reduce(accessLevel(of: declaration), min)
    return initializerText(
      properties, defaults, access: access == 2 ? "" : "\(accessLevels[min(access, 4)]) ")
  }
  return [initializer(properties), initializer(others, reportingDefaults(of: macro))]
}

/// Assignments of closures that report and return the defaults in the source.
private func reportingDefaults(of macro: AttachedMacro) -> [String] {
  macro.declaration.allMembers.filter(isEndpoint).compactMap { member in
    var endpoint = macro
    (endpoint.declaration, endpoint.parent) = (member, macro.declaration)
    return try? Endpoint.read(endpoint).get().reportingAssignment
  }
}

private func storedProperties(in member: Declaration) -> [StoredProperty] {
  guard ["var", "let"].contains(member.keyword), !member.isStatic,
    member.attribute(named: "Dependency") == nil
  else {
    return []
  }
  let access = accessLevel(of: member)
  let endpoint = isEndpoint(member)
  return member.bindings.compactMap { binding in
    guard binding.isStored else { return nil }
    if binding.initializer != nil, member.keyword == "let" || access < 2 { return nil }
    guard let type = binding.type ?? binding.initializer.flatMap(literalType) else { return nil }
    let implicit = member.keyword == "var" && type.hasSuffix("?") ? "nil" : nil
    return StoredProperty(
      name: binding.name, type: type,
      defaultValue: endpoint ? nil : binding.initializer ?? implicit,
      isEndpoint: endpoint, access: access)
  }
}

/// The type of a literal, for a property whose type is not written.
private func literalType(_ initializer: String) -> String? {
  if initializer == "true" || initializer == "false" { return "Swift.Bool" }
  if initializer.hasPrefix("\"") { return "Swift.String" }
  guard initializer.first?.isNumber == true else { return nil }
  return initializer.contains(".") ? "Swift.Double" : "Swift.Int"
}

private func initializerText(
  _ properties: [StoredProperty], _ defaults: [String], access: String
) -> String {
  let defaults = defaults.map { $0.indented() }
  guard !properties.isEmpty else {
    return "\(access)init() {\n\((defaults + ["}"]).joined(separator: "\n"))"
  }
  let parameters = properties.map { property in
    let escaping =
      property.isEndpoint || FunctionType(unwrapped(property.type)) != nil ? "@escaping " : ""
    return
      "  \(property.name): \(escaping)\(property.type)\(property.defaultValue.map { " = \($0)" } ?? "")"
  }
  let assignments = properties.map { "  self.\($0.name) = \($0.name)" } + defaults
  return """
    \(access)init(
    \(parameters.joined(separator: ",\n"))
    ) {
    \(assignments.joined(separator: "\n"))
    }
    """
}
