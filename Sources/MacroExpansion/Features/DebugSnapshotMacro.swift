/// `@DebugSnapshot`: the snapshot of a value.
func debugSnapshot(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  switch macro.role {
  case .extension:
    guard ["struct", "enum", "class"].contains(declaration.keyword) else { return .empty }
    return conformance(
      of: macro, to: ["DebugSnapshotConvertible"], in: "ComposableArchitecture2")
  case .member:
    switch declaration.keyword {
    case "struct", "class": return Expansion(parts: SnapshotWriter(declaration).structMembers)
    case "enum": return Expansion(parts: SnapshotWriter(declaration).enumMembers)
    default:
      return .error(
        .wrongDeclaration(
          declaration, for: "DebugSnapshot", expected: "a struct, an enum, or a class"))
    }
  case .accessor, .memberAttribute, .peer: return .empty
  }
}

/// What `@Feature` adds to a State: a snapshot, and what distinguishes it in a stack.
func featureState(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  // A coded state has no identity of its own: a value that is decoded could not get that of the encoded one.
  let coding = declaration.keyword == "struct" ? ["Codable", "Decodable", "Encodable"] : []
  let isIdentifiable = (["Identifiable"] + coding).contains(where: declaration.inherits)
  switch macro.role {
  case .extension:
    let identified = declaration.keyword == "enum" ? "Identifiable" : "_IdentifiedState"
    var expansion = debugSnapshot(macro)
    expansion.parts +=
      conformance(of: macro, to: ["_FeatureStateProtocol"], in: "ComposableArchitecture2").parts
    if declaration.keyword == "struct", !declaration.inherits("CustomReflectable") {
      expansion.parts +=
        conformance(of: macro, to: ["_SnapshotReflecting"], in: "ComposableArchitecture2").parts
    }
    if !isIdentifiable, macro.missingConformances.contains(where: { $0.hasSuffix(identified) }) {
      let module = identified == "Identifiable" ? "Swift" : "ComposableArchitecture2"
      expansion.parts += conformance(of: macro, list: ["\(module).\(identified)"]).parts
    }
    return expansion
  case .member:
    var expansion = debugSnapshot(macro)
    if !isIdentifiable { expansion.parts.append(stateIdentity(of: declaration)) }
    expansion.parts.append("\(declaration.accessPrefix)typealias _FeatureAction = Action")
    return expansion
  case .accessor, .memberAttribute, .peer: return .empty
  }
}

private func stateIdentity(of declaration: Declaration) -> String {
  let access = declaration.accessPrefix
  guard declaration.keyword == "enum" else {
    return "\(access)let _$identity = ComposableArchitecture2._StateIdentity()"
  }
  let positions = declaration.allCases.map(\.nameRange)
  let cases = eachCase(in: declaration.members) { enumCase in
    let position = positions.firstIndex(of: enumCase.nameRange) ?? 0
    return enumCase.values.count == 1
      ? "case .\(enumCase.name)(let value): return ._of(value, case: \(position))"
      : "case .\(enumCase.name): return ._of(case: \(position))"
  }
  return """
    \(access)var id: ComposableArchitecture2.FeatureID {
      switch self {
    \(cases.indented())
      }
    }
    """
}

private struct SnapshotWriter {
  private let declaration: Declaration
  private let access: String

  init(_ declaration: Declaration) {
    self.declaration = declaration
    access = declaration.accessPrefix
  }

  /// A class that can have subclasses has no parameters of the type `Self`.
  private var selfType: String { declaration.keyword == "class" ? declaration.name : "Self" }

  private let ignored: Set<String> = ["DebugSnapshotIgnored", "StoreTaskID", "Trigger"]

  /// The properties of a member that are part of the snapshot.
  private func properties(of member: Declaration) -> [SnapshotProperty] {
    guard ["var", "let"].contains(member.keyword), !member.isStatic, !member.hasModifier("lazy"),
      !member.modifiers.contains(where: {
        ["private", "fileprivate"].contains($0.name) && $0.detail == nil
      }),
      !member.attributes.contains(where: { ignored.contains($0.name) })
    else { return [] }
    // A public snapshot does not show what is internal.
    if access == "public ", member.accessPrefix != "public " { return [] }
    let isConvertible = member.attribute(named: "DebugSnapshotConvertible") != nil
    return member.bindings.filter { $0.isStored }.compactMap {
      SnapshotProperty($0, isConvertible: isConvertible)
    }
  }

  var structMembers: [String] {
    let fields = eachDeclaration(in: declaration.members) { member in
      let lines = properties(of: member).map { "\(access)\($0.declaration)" }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
    let arguments = declaration.allMembers.flatMap(properties(of:))
      .map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return [
      """
      \(access)struct DebugSnapshot {
      \(fields.indented())
      }
      """,
      """
      \(access)static func _debugSnapshot(_ value: \(selfType)) -> DebugSnapshot {
        DebugSnapshot(\(arguments))
      }
      """,
    ]
  }

  var enumMembers: [String] {
    let cases = eachCase(in: declaration.members) { enumCase in
      let values = enumCase.values.map { value in
        (value.label.map { "\($0): " } ?? "") + (snapshotType(of: value.type) ?? value.type)
      }
      return
        "case \(enumCase.name)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")"
    }
    let choices = eachCase(in: declaration.members) { enumCase in
      let name = enumCase.name
      guard !enumCase.values.isEmpty else { return "case .\(name): return .\(name)" }
      let names = enumCase.values.indices.map { "v\($0)" }
      let arguments = zip(enumCase.values, names).map { value, name in
        let isConverted = snapshotType(of: value.type) != nil
        return (value.label.map { "\($0): " } ?? "")
          + (isConverted ? "ComposableArchitecture2.snap(\(name))" : name)
      }
      return
        "case let .\(name)(\(names.joined(separator: ", "))): return .\(name)(\(arguments.joined(separator: ", ")))"
    }
    // A macro on a type that a macro writes in a type that a macro writes would not be linked.
    let writer = CasePathWriter(enumName: "DebugSnapshot")
    let paths = eachCase(in: declaration.members) { enumCase in
      var converted = enumCase
      converted.values = enumCase.values.map { value in
        .init(label: value.label, type: snapshotType(of: value.type) ?? value.type)
      }
      return writer.path(to: converted)
    }
    return [
      """
      @dynamicMemberLookup
      \(access)enum DebugSnapshot: ComposableArchitecture.CasePathable {
      \(cases.indented())
        public struct AllCasePaths {
      \(paths.indented(by: 4))
        }
        public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """,
      """
      \(access)static func _debugSnapshot(_ value: Self) -> DebugSnapshot {
        switch value {
      \(choices.indented())
        }
      }
      """,
    ]
  }
}

private struct SnapshotProperty {
  let name: String
  let declaration: String
  /// What makes it from `value`.
  let value: String

  init?(_ binding: Binding, isConvertible: Bool) {
    guard !binding.name.hasPrefix("_"), !binding.name.hasPrefix("(") else { return nil }
    if binding.type?.contains("->") == true { return nil }
    name = binding.name
    let type = binding.type ?? binding.initializer.flatMap(constructedType)
    let converted = type.flatMap { type in
      snapshotType(of: type) ?? (isConvertible ? "(\(type)).DebugSnapshot" : nil)
    }
    if let type, let converted {
      let initial = binding.initializer.map {
        " = ComposableArchitecture2.snap(\($0) as \(type))"
      }
      declaration = "var \(name): \(converted)\(initial ?? "")"
      value = "ComposableArchitecture2.snap(value.\(name))"
      return
    }
    guard binding.type != nil || binding.initializer != nil else { return nil }
    let annotation = binding.type.map { ": \($0)" } ?? ""
    let initial = binding.initializer.map { " = \($0)" } ?? ""
    declaration = "var \(name)\(annotation)\(initial)"
    value = "value.\(name)"
  }
}

/// The state that an expression makes: `Child.State` for `Child.State()`.
private func constructedType(_ expression: String) -> String? {
  let type = String(expression.prefix { $0 != "(" })
  return expression.hasSuffix(")") && snapshotType(of: type) != nil ? type : nil
}

/// The type of the snapshot of a state of a child, or of an array or an optional of them; `nil` for other types. A child may be spawned.
private func snapshotType(of type: String) -> String? {
  let source = SourceText(type)
  let texts = source.tokens.map { source[$0] }
  if let start = texts.firstIndex(of: "Spawn"), start + 1 < texts.count, texts[start + 1] == "<" {
    guard let end = texts.lastIndex(of: ">"), texts[..<start].allSatisfy({ $0 == "[" }),
      texts[(end + 1)...].allSatisfy({ ["]", "?"].contains($0) })
    else { return nil }
    return (texts[...end] + [".DebugSnapshot"] + texts[(end + 1)...]).joined()
  }
  guard texts.allSatisfy({ !["<", ">", "(", ")", ":", "&"].contains($0) }), texts.contains("State")
  else { return nil }
  var result = ""
  var hasState = false
  for (index, text) in texts.enumerated() {
    result += text
    let isMember = index > 0 && texts[index - 1] == "."
    let isLast = index + 1 == texts.count || ["]", "?"].contains(texts[index + 1])
    guard text == "State", isMember, isLast else { continue }
    result += ".DebugSnapshot"
    hasState = true
  }
  return hasState ? result : nil
}
