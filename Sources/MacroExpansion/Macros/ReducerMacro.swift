/// `@Reducer`: conformance to `Reducer`, the parts that are not written, and the attributes that State, Action and body need.
func reducer(_ macro: AttachedMacro) -> Expansion {
  switch macro.role {
  case .memberAttribute: Expansion(parts: memberAttributes(of: macro.declaration))
  case .extension: reducerConformance(macro)
  case .member:
    switch macro.declaration.keyword {
    case "struct": structMembers(macro)
    case "enum": enumMembers(macro)
    default:
      .error(
        .wrongDeclaration(macro.declaration, for: "Reducer", expected: "a struct or an enum"))
    }
  case .accessor, .peer: .empty
  }
}

private func reducerConformance(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  guard ["struct", "enum"].contains(declaration.keyword) else { return .empty }
  if declaration.inherits("Reducer") || declaration.inherits("ReducerProtocol") { return .empty }
  return conformance(
    of: macro, to: declaration.keyword == "enum" ? ["CaseReducer", "Reducer"] : ["Reducer"])
}

/// The attributes that a member of a reducer gets.
private func memberAttributes(of member: Declaration) -> [String] {
  if member.keyword == "enum", member.name == "State" || member.name == "Action" {
    var attributes: [String] = []
    if member.attribute(named: "CasePathable") == nil, !member.inherits("CasePathable") {
      attributes.append("@ComposableArchitecture.CasePathable")
    }
    if member.name == "State", member.attribute(named: "dynamicMemberLookup") == nil {
      attributes.append("@dynamicMemberLookup")
    }
    return attributes
  }
  return bodyBuilder(of: member).map { [$0] } ?? []
}

/// The result builder for `var body: some ReducerOf<Self> { ... }`.
private func bodyBuilder(of member: Declaration) -> String? {
  guard member.keyword == "var", let binding = member.bindings.first, binding.name == "body",
    binding.hasShortGetter,
    let type = binding.type,
    !member.attributes.contains(where: { $0.name.hasPrefix("ReducerBuilder") })
  else { return nil }
  var cursor = TokenCursor(SourceText(type))
  guard cursor.skip("some") else { return nil }
  cursor.skipName()
  let arguments = TypeReader.readArguments(&cursor)
  switch arguments.count {
  case 1:
    return "@ComposableArchitecture.ReducerBuilder<\(arguments[0]).State, \(arguments[0]).Action>"
  case 2: return "@ComposableArchitecture.ReducerBuilder<\(arguments[0]), \(arguments[1])>"
  default: return nil
  }
}

private func enumMembers(_ macro: AttachedMacro) -> Expansion {
  let writer = EnumReducerWriter(macro)
  return Expansion(parts: writer.members, diagnostics: writer.diagnostics)
}

/// The parts of a struct that are not written.
private func structMembers(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  let access = declaration.accessPrefix
  var expansion = Expansion(diagnostics: structDiagnostics(macro))
  let members = declaration.allMembers
  func declares(_ name: String) -> Bool {
    members.contains {
      ["struct", "enum", "typealias", "class"].contains($0.keyword) && $0.name == name
    }
  }
  // The method tells the compiler which types it works on, such as those of the reducer around it.
  let hasMethod = reduceMethod(of: declaration) != nil
  if !hasMethod, !members.contains(where: isSourceOfTypes) {
    if !declares("State") {
      expansion.parts.append(
        """
        @ComposableArchitecture.ObservableState
        \(access)struct State: Codable, Equatable, Hashable, Sendable {
          \(access)init() {}
        }
        """)
    }
    if !declares("Action") {
      expansion.parts.append("\(access)enum Action: Equatable, Hashable, Sendable {}")
    }
  }
  let hasBody = members.contains { member in member.bindings.contains { $0.name == "body" } }
  if !hasBody, !hasMethod {
    expansion.parts.append(
      "\(access)let body = ComposableArchitecture.EmptyReducer<State, Action>()")
  }
  return expansion
}

/// Whether a property may tell the compiler what State and Action are: it has an initial value, or it is a reducer.
private func isSourceOfTypes(_ member: Declaration) -> Bool {
  guard !member.isStatic else { return false }
  return member.bindings.contains { binding in
    if binding.isStored, binding.initializer != nil { return true }
    guard let type = binding.type else { return false }
    var cursor = TokenCursor(SourceText(type))
    guard cursor.skip("some") else { return false }
    cursor.skipName()
    let name = cursor.previous.map { cursor.source[$0] } ?? ""
    return ["Reducer", "ReducerOf", "ReducerProtocol", "ReducerProtocolOf"].contains(name)
  }
}

private func reduceMethod(of declaration: Declaration) -> Declaration? {
  declaration.allMembers.first {
    $0.keyword == "func" && $0.name == "reduce" && !$0.isStatic
      && $0.signature?.parameters.map(\.label) == ["into", "action"]
  }
}

private func structDiagnostics(_ macro: AttachedMacro) -> [MacroDiagnostic] {
  var diagnostics: [MacroDiagnostic] = []
  if let attribute = macro.declaration.attribute(named: "Reducer"),
    attribute.arguments?.isEmpty == false
  {
    let name = attribute.text.prefix { $0 != "(" }
    diagnostics.append(
      MacroDiagnostic(
        "'@Reducer' takes arguments on an enum only; '\(macro.declaration.name)' declares State and Action itself",
        at: attribute.range,
        fixIts: [.init(message: "Remove the arguments", changes: [(attribute.range, String(name))])]
      ))
  }
  if let method = reduceMethod(of: macro.declaration), let warning = reduceWarning(method) {
    diagnostics.append(warning)
  }
  return diagnostics
}

private func reduceWarning(_ method: Declaration) -> MacroDiagnostic? {
  guard let body = method.bodyRange, let parameters = method.signature?.parameters else {
    return nil
  }
  let state = parameters[0].name ?? "state"
  let action = parameters[1].name ?? "action"
  let head = method.keywordRange.lowerBound..<body.lowerBound + 1
  return MacroDiagnostic(
    "a '@Reducer' type has a 'body'; write 'reduce(into:action:)' as a 'Reduce' in it", .warning,
    at: method.nameRange,
    fixIts: [
      .init(
        message: "Replace the method with 'body'",
        changes: [
          (head, "var body: some Reducer<State, Action> {\nReduce { \(state), \(action) in"),
          (body.upperBound..<body.upperBound, "\n}"),
        ])
    ])
}
