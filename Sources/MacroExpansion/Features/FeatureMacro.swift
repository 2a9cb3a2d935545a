/// `@Feature`: conformance to `FeatureProtocol`, the parts that are not written, and the attributes that State, Action and body need.
func feature(_ macro: AttachedMacro) -> Expansion {
  switch macro.role {
  case .memberAttribute: Expansion(parts: memberAttributes(of: macro.declaration))
  case .extension: featureConformance(macro)
  case .member:
    switch macro.declaration.keyword {
    case "struct": Expansion(parts: structMembers(macro.declaration))
    case "enum":
      Expansion(parts: FeatureEnumWriter(macro).members)
    default:
      .error(
        .wrongDeclaration(macro.declaration, for: "Feature", expected: "a struct or an enum"))
    }
  case .accessor, .peer: .empty
  }
}

private func featureConformance(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  guard ["struct", "enum"].contains(declaration.keyword) else { return .empty }
  let names =
    declaration.keyword == "enum" ? ["FeatureProtocol", "CaseFeature"] : ["FeatureProtocol"]
  return conformance(of: macro, to: names, in: "ComposableArchitecture2")
}

/// The attributes that a member of a feature gets.
private func memberAttributes(of member: Declaration) -> [String] {
  var attributes: [String] = []
  func add(_ name: String, _ module: String) {
    if member.attribute(named: name) == nil { attributes.append("@\(module)\(name)") }
  }
  if ["struct", "enum"].contains(member.keyword), member.name == "State" {
    if member.keyword == "enum" {
      add("CasePathable", "ComposableArchitecture.")
      add("dynamicMemberLookup", "")
    }
    add("ObservableState", "ComposableArchitecture.")
    add("_FeatureStateMembers", "ComposableArchitecture2.")
  } else if member.keyword == "enum", member.name == "Action" {
    add("CasePathable", "ComposableArchitecture.")
  } else if member.keyword == "var", !member.isStatic, member.bindings.first?.name == "body",
    member.bindings.first?.hasShortGetter == true,
    !member.attributes.contains(where: { $0.name.hasPrefix("FeatureBuilder") })
  {
    attributes.append("@ComposableArchitecture2.FeatureBuilder<State, Action>")
  }
  return attributes
}

/// The parts of a struct that are not written.
private func structMembers(_ declaration: Declaration) -> [String] {
  let access = declaration.accessPrefix
  func declares(_ name: String) -> Bool {
    declaration.allMembers.contains {
      ["struct", "enum", "typealias", "class"].contains($0.keyword) && $0.name == name
    }
  }
  var parts: [String] = []
  if !declares("State") {
    parts.append(
      """
      @ComposableArchitecture.ObservableState
      @ComposableArchitecture2._FeatureStateMembers
      \(access)struct State {
        \(access)init() {}
      }
      """)
  }
  if !declares("Action") { parts.append("\(access)typealias Action = Swift.Never") }
  parts.append(
    "\(access)typealias Feature = ComposableArchitecture2.FeatureProtocol<State, Action>")
  parts.append("\(access)let store = ComposableArchitecture2.FeatureStore<State, Action>()")
  let hasBody = declaration.allMembers.contains { member in
    !member.isStatic && member.bindings.contains { $0.name == "body" }
  }
  if !hasBody {
    parts.append(
      "\(access)var body: ComposableArchitecture2.EmptyFeature<State, Action> { .init() }")
  }
  parts.append(binding(of: declaration))
  return parts
}

private let boundWrappers: Set<String> = [
  "FeatureState", "FeatureLocal", "FeatureEnvironment", "StoreTaskID",
]

/// The function that connects the properties of a feature with the mounted feature.
private func binding(of declaration: Declaration) -> String {
  let properties = eachDeclaration(in: declaration.members) { member in
    guard member.keyword == "var", !member.isStatic,
      member.attributes.contains(where: { boundWrappers.contains($0.name) })
    else { return nil }
    return member.bindings.map { "binder.bind(_\($0.name.filter { $0 != "`" }))" }
      .joined(separator: "\n")
  }
  let lines = ["binder.bind(store)", properties].filter { !$0.isEmpty }.joined(separator: "\n")
  return """
    \(declaration.accessPrefix)func _$bind(_ binder: ComposableArchitecture2.FeatureBinder) {
    \(lines.indented())
    }
    """
}
