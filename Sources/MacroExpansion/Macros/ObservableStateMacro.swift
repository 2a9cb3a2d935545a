/// `@ObservableState`: the identity of a value and the list of the fields that the store watches for views.
func observableState(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  switch macro.role {
  case .extension:
    guard ["struct", "enum"].contains(declaration.keyword) else { return .empty }
    return conformance(of: macro, to: ["ObservableState", "Observable"])
  case .member:
    switch declaration.keyword {
    case "struct":
      return Expansion(
        parts: [trackedFields(of: declaration)], diagnostics: wrongAttributes(in: declaration))
    case "enum": return Expansion(parts: [identity(of: declaration)])
    default:
      return .error(
        .wrongDeclaration(declaration, for: "ObservableState", expected: "a struct or an enum"))
    }
  case .accessor, .memberAttribute, .peer: return .empty
  }
}

private let untracked: Set<String> = [
  "ObservationStateIgnored", "Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne",
  "ObservationIgnored",
]

/// It is public, because a macro does not see that it is in a `public extension`.
private func trackedFields(of declaration: Declaration) -> String {
  let fields = eachDeclaration(in: declaration.members) { member in
    let lines = fieldLines(of: member)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
  let type = "[ComposableArchitecture.TrackedField<Self>]"
  let body = fields.isEmpty ? "[]" : "var fields: \(type) = []\n\(fields)\nreturn fields"
  return """
    public static var _$trackedFields: \(type) {
    \(body.indented())
    }
    """
}

/// The variables of a declaration that the store watches: stored, of the value, and not excluded by an attribute. Beside
/// them, those that only a binding can set.
private func fieldLines(of member: Declaration) -> [String] {
  guard member.keyword == "var", !member.isStatic, !member.hasModifier("lazy") else { return [] }
  let attributes = Set(member.attributes.map(\.name))
  let isTracked = attributes.isDisjoint(with: untracked)
  let isSettable = !member.modifiers.contains { $0.name == "private" }
  return member.bindings.compactMap { binding in
    guard !binding.name.hasPrefix("(") else { return nil }
    let field = "\\.\(binding.name), \"\(binding.name.filter { $0 != "`" })\""
    if binding.isStored, isTracked {
      let rest = isSettable ? "" : ", isTracked: true, isSettable: false"
      return "fields.append(.init(\(field)\(rest)))"
    }
    let hasSetter = binding.isStored ? attributes == ["Shared"] : binding.accessors.contains("set")
    guard isSettable, hasSetter, attributes.isSubset(of: ["Shared"]) else { return nil }
    return "fields.append(.init(\(field), isTracked: false, isSettable: true))"
  }
}

private let renamedAttributes = [
  "ObservationIgnored": "ObservationStateIgnored",
  "ObservationTracked": "ObservationStateTracked",
  "PresentationState": "Presents",
]

private func wrongAttributes(in declaration: Declaration) -> [MacroDiagnostic] {
  declaration.allMembers.flatMap(\.attributes).compactMap { attribute in
    guard let name = renamedAttributes[attribute.name] else { return nil }
    return MacroDiagnostic(
      "'@\(attribute.name)' has no effect in an '@ObservableState' type; use '@\(name)'",
      at: attribute.range,
      fixIts: [.init(message: "Use '@\(name)'", changes: [(attribute.range, "@\(name)")])])
  }
}

/// The identity of an enum is that of its payload, together with the position of the case.
private func identity(of declaration: Declaration) -> String {
  let positions = declaration.allCases.map(\.nameRange)
  let cases = eachCase(in: declaration.members) { enumCase in
    let position = positions.firstIndex(of: enumCase.nameRange) ?? 0
    return enumCase.values.count == 1
      ? "case .\(enumCase.name)(let value): return ._$of(value, case: \(position))"
      : "case .\(enumCase.name): return ._$of(case: \(position))"
  }
  let body = cases.isEmpty ? "switch self {}" : "switch self {\n\(cases)\n}"
  return """
    public var _$id: ComposableArchitecture.ObservableStateID {
    \(body.indented())
    }
    """
}

/// Attributes that only tell another macro something.
func marker(_ macro: AttachedMacro) -> Expansion { .empty }
