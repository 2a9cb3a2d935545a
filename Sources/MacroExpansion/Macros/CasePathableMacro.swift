/// `@CasePathable`: a case path for each case of an enum, so that key paths such as `\.child` can name them.
func casePathable(_ macro: AttachedMacro) -> Expansion {
  let declaration = macro.declaration
  switch macro.role {
  case .member:
    if let error = casePathableError(declaration) { return .error(error) }
    return Expansion(parts: casePathMembers(of: declaration))
  case .extension:
    guard declaration.keyword == "enum" else { return .empty }
    return conformance(of: macro, to: ["CasePathable", "CasePathIterable"])
  case .accessor, .memberAttribute, .peer:
    return .empty
  }
}

/// An extension that adds the protocols that the type does not conform to yet, with the availability of the type.
func conformance(
  of macro: AttachedMacro, to protocols: [String], in module: String = "ComposableArchitecture"
) -> Expansion {
  let missing = protocols.filter { name in
    !macro.declaration.inherits(name)
      && macro.missingConformances.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }
  let isolation = macro.isNonisolated ? "nonisolated " : ""
  return conformance(of: macro, list: missing.map { "\(isolation)\(module).\($0)" })
}

/// An extension that adds conformances, with the availability of the type.
func conformance(of macro: AttachedMacro, list: [String]) -> Expansion {
  guard !list.isEmpty else { return .empty }
  let list = list.joined(separator: ", ")
  return Expansion(parts: [
    "\(macro.declaration.availability)extension \(macro.extendedType): \(list) {}"
  ])
}

extension Declaration {
  package var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }
}

private func casePathableError(_ declaration: Declaration) -> MacroDiagnostic? {
  guard declaration.keyword == "enum" else {
    return .wrongDeclaration(declaration, for: "CasePathable", expected: "an enum")
  }
  // Branches of one `#if` block may repeat a name, since only one of them is compiled.
  var names: Set<String> = []
  for member in declaration.members {
    guard case .declaration(let cases) = member else { continue }
    for enumCase in cases.cases where !names.insert(enumCase.name).inserted {
      return MacroDiagnostic(
        "'@CasePathable' needs a different name for each case; '\(enumCase.name)' is declared twice",
        at: enumCase.nameRange)
    }
  }
  return nil
}

private func casePathMembers(of declaration: Declaration) -> [String] {
  let writer = CasePathWriter(enumName: declaration.name)
  var parts: [String] = []
  if writer.mentionsElement(in: declaration.allCases) {
    parts.append("public typealias _$Element = Element")
  }
  parts.append(
    """
    public struct AllCasePaths: ComposableArchitecture.CasePathReflectable, Sendable, Sequence {
    \(writer.reflection(of: declaration.members).indented())
    \(writer.paths(of: declaration.members).indented())
    \(writer.iteration(of: declaration.members).indented())
    }
    """)
  parts.append("public static var allCasePaths: AllCasePaths { AllCasePaths() }")
  return parts
}

/// Writes the members of `AllCasePaths`.
struct CasePathWriter {
  /// The enum, in the form in which its members name it.
  let enumName: String

  /// A property for each case.
  func paths(of members: [Member]) -> String {
    eachCase(in: members) { path(to: $0) }
  }

  func path(to enumCase: EnumCase) -> String {
    let type = payloadType(of: enumCase)
    let caseName = "\(enumName).\(enumCase.name)"
    let name = enumCase.name.filter { $0 != "`" }
    if ["Never", "Swift.Never"].contains(type) { return pathToNever(enumCase, type) }
    return """
      public var \(enumCase.name): ComposableArchitecture.AnyCasePath<\(enumName), \(type)> {
        ComposableArchitecture.AnyCasePath._$case("\(name)") {
          \(embedding(enumCase, caseName))
        } extract: {
      \(extraction(enumCase).indented(by: 4))
        }
      }
      """
  }

  /// The path to a case that no value can have. A closure for it would warn that it never runs.
  private func pathToNever(_ enumCase: EnumCase, _ type: String) -> String {
    """
    public var \(enumCase.name): ComposableArchitecture.AnyCasePath<\(enumName), \(type)> {
      ComposableArchitecture.AnyCasePath._$never
    }
    """
  }

  private func embedding(_ enumCase: EnumCase, _ caseName: String) -> String {
    guard !enumCase.values.isEmpty else { return caseName }
    let arguments = enumCase.values.enumerated().map { index, value in
      (value.label.map { "\($0): " } ?? "") + (enumCase.values.count == 1 ? "$0" : "$0.\(index)")
    }
    return "\(caseName)(\(arguments.joined(separator: ", ")))"
  }

  private func extraction(_ enumCase: EnumCase) -> String {
    let names = enumCase.values.indices.map { "v\($0)" }.joined(separator: ", ")
    switch enumCase.values.count {
    case 0: return "guard case .\(enumCase.name) = $0 else { return nil }\nreturn ()"
    case 1: return "guard case .\(enumCase.name)(let v0) = $0 else { return nil }\nreturn v0"
    default:
      return
        "guard case let .\(enumCase.name)(\(names)) = $0 else { return nil }\nreturn (\(names))"
    }
  }

  /// The type of a case's path: `Void`, the one payload, or a tuple with the labels that a caller writes.
  func payloadType(of enumCase: EnumCase) -> String {
    let types = enumCase.values.map { value in
      replacingWords(in: value.type, ["Self": enumName, "Element": "_$Element"])
    }
    if types.count == 1 { return types[0] }
    guard !types.isEmpty else { return "Void" }
    let elements = zip(enumCase.values, types).map { value, type in
      (value.label.map { "\($0): " } ?? "") + type
    }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// Whether a payload is of a type named `Element`, which inside of a sequence means something else.
  func mentionsElement(in cases: [EnumCase]) -> Bool {
    cases.contains { enumCase in
      enumCase.values.contains { replacingWords(in: $0.type, ["Element": "_$Element"]) != $0.type }
    }
  }

  fileprivate func reflection(of members: [Member]) -> String {
    let cases = eachCase(in: members) { "case .\($0.name): return \\.\($0.name)" }
    let body = cases.isEmpty ? "\\.never" : "switch root {\n\(cases)\n}"
    return """
      public subscript(root: \(enumName)) -> ComposableArchitecture.PartialCaseKeyPath<\(enumName)> {
      \(body.indented())
      }
      """
  }

  fileprivate func iteration(of members: [Member]) -> String {
    let appends = eachCase(in: members) { "paths.append(\\.\($0.name))" }
    let type = "[ComposableArchitecture.PartialCaseKeyPath<\(enumName)>]"
    let body =
      appends.isEmpty
      ? "\(type)().makeIterator()"
      : "var paths: \(type) = []\n\(appends)\nreturn paths.makeIterator()"
    return """
      public func makeIterator() -> Swift.IndexingIterator<\(type)> {
      \(body.indented())
      }
      """
  }
}
