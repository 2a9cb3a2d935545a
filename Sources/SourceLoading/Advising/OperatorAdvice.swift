import ActionSyntax

/// A clearer message than the compiler's, if there is one, and what to write.
typealias Advice = (message: String?, hint: String?)

/// Advice on mistakes with cases, scopes, presentations and stacks, which the compiler describes by generic types, or not at all.
struct OperatorAdvice {
  let sources: SourceSet

  /// Advice on a mistake in an operator of a reducer; `nil` for other errors.
  func advice(for error: CompilerMessage, _ line: Substring) -> Advice? {
    if error.isWithoutDiagnosis { return UndiagnosedBody(sources: sources).advice(for: error) }
    return caseWithoutDot(error, line) ?? projection(error) ?? childState(error, line)
      ?? conversion(error, line) ?? conformance(error)
  }

  /// `case tapped:` for `case .tapped:`.
  private func caseWithoutDot(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    guard let name = error.unknownName, sources.declaredNames.contains(name),
      before(error, in: line).split(whereSeparator: \.isWhitespace).last == "case"
    else { return nil }
    return ("a case in a pattern begins with a dot", "write `case .\(name)`")
  }

  /// A name with `$` that its property does not have.
  private func projection(_ error: CompilerMessage) -> Advice? {
    if let name = error.unknownName, name.hasPrefix("$"),
      sources.declaredNames.contains(String(name.dropFirst()))
    {
      return (nil, "declare it as `@Bindable var \(name.dropFirst())`")
    }
    guard error.isAboutMember, let name = error.missingMember, name.hasPrefix("$"),
      let type = error.quoted.first
    else { return nil }
    let fields = sources.members(of: type)
    if let field = fields.first(where: { $0.names.contains(String(name.dropFirst())) }) {
      let isPresented = field.attributes.contains("Presents")
      return isPresented ? nil : (nil, "declare it as `@Presents var \(name.dropFirst())`")
    }
    let presented = fields.filter { $0.attributes.contains("Presents") }.flatMap(\.names)
    return NearestName.to(name, in: presented.map { "$\($0)" }).map {
      (nil, "did you mean `\($0)`?")
    }
  }

  /// The state of a `Scope` that does not exist.
  private func childState(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    guard error.text.contains("State has no variable of this name"),
      let name = line.identifier(after: "state: \\.")
    else { return nil }
    let type = sources.enclosingTypes(error.location) + ".State"
    let names = sources.memberNames(of: type)
    guard !names.isEmpty, !names.contains(name) else { return nil }
    return (
      "'\(type)' has no variable '\(name)'",
      NearestName.to(name, in: names).map { "did you mean `\($0)`?" }
    )
  }

  /// A value whose type belongs to another part of a reducer than the operator expects.
  private func conversion(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    let quoted = error.quoted
    if let name = quoted.first, name.hasSuffix(".Type"), error.text.contains("'Reducer'") {
      return (
        "this is the type of a reducer, not a reducer",
        "add parentheses: `\(name.dropLast(5).prefix { $0 != "<" })()`"
      )
    }
    guard error.text.hasPrefix("cannot convert value"), quoted.count == 2 else { return nil }
    let (found, expected) = (quoted[0], quoted[1])
    if expected == "()", found.hasSuffix(".Action"),
      let name = (sources.line(before: error) ?? line).identifier(after: "action: \\.")
    {
      return ("the case '\(name)' has no value", "declare it as `case \(name)(\(found))`")
    }
    if found == expected + ".State" {
      return (nil, "a property holds the states of reducers: write `.State` after the reducer")
    }
    guard expected.hasPrefix("WritableKeyPath<"), let has = CaseKeyPaths.value(of: found),
      let needs = CaseKeyPaths.value(of: expected)
    else { return nil }
    if needs.hasPrefix("PresentationState<"), let name = line.identifier(after: "(\\.") {
      return (
        "the key path leads to the value, not to its presentation", "write `\\.$\(name)`"
      )
    }
    if needs.hasPrefix("StackState<"), needs.contains("."), !has.hasPrefix("IdentifiedArray"),
      !has.hasSuffix("?")
    {
      return (
        "the property has the type \(has), not \(needs)", "declare it as `\(needs)`"
      )
    }
    return nil
  }

  private func conformance(_ error: CompilerMessage) -> Advice? {
    guard error.text.contains("conform to 'BindableAction'"),
      let type = error.quoted.dropLast().last
    else { return nil }
    return (
      "'\(type)' does not conform to 'BindableAction'",
      "write `enum Action: BindableAction` with `case binding(BindingAction<State>)`"
    )
  }

  private func before(_ error: CompilerMessage, in line: Substring) -> String {
    String(decoding: line.utf8.prefix(error.location.column - 1), as: UTF8.self)
  }
}
