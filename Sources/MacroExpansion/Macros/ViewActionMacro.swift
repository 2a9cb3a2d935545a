/// `@ViewAction(for: Feature.self)`: a view that sends the feature's view actions with `send(_:)`.
func viewAction(_ macro: AttachedMacro) -> Expansion {
  guard macro.role == .extension else { return .empty }
  let declaration = macro.declaration
  guard let feature = feature(of: macro.attribute) else {
    return .error(
      MacroDiagnostic(
        "'@ViewAction' needs the type of a feature, such as '@ViewAction(for: Counter.self)'",
        at: declaration.keywordRange))
  }
  let hasStore = declaration.allMembers.contains { member in
    member.bindings.contains { $0.name == "store" }
  }
  guard hasStore else { return .error(missingStore(in: declaration, feature: feature)) }
  var expansion = conformance(of: macro, to: ["ViewActionSending"])
  expansion.diagnostics = directSends(macro)
  return expansion
}

private func feature(of attribute: Attribute) -> String? {
  guard let argument = attribute.arguments?.first(where: { $0.label == "for" }),
    argument.value.hasSuffix(".self")
  else {
    return nil
  }
  return String(argument.value.dropLast(".self".count))
}

private func missingStore(in declaration: Declaration, feature: String) -> MacroDiagnostic {
  let position = (declaration.bodyRange?.lowerBound ?? declaration.range.upperBound) + 1
  return MacroDiagnostic(
    "'@ViewAction' needs a property 'store'; '\(declaration.name)' has none",
    at: declaration.nameRange,
    fixIts: [
      .init(
        message: "Add 'let store: StoreOf<\(feature)>'",
        changes: [(position..<position, "\n  let store: StoreOf<\(feature)>\n")])
    ])
}

/// Warnings for `store.send(...)`, which goes around the view actions.
private func directSends(_ macro: AttachedMacro) -> [MacroDiagnostic] {
  let source = macro.source
  let texts = source.tokens.map { source[$0] }
  return texts.indices.compactMap { index in
    guard texts[index] == "store", index + 3 < texts.count, texts[index + 1] == ".",
      texts[index + 2] == "send",
      texts[index + 3] == "("
    else { return nil }
    var first = index
    if index > 1, texts[index - 1] == "." {
      guard texts[index - 2] == "self", index < 3 || texts[index - 3] != "." else { return nil }
      first = index - 2
    }
    return directSend(source, from: first, open: index + 3)
  }
}

private func directSend(_ source: SourceText, from first: Int, open: Int) -> MacroDiagnostic {
  let start = source.tokens[first].range.lowerBound
  let range = start..<source.tokens[open - 1].range.upperBound
  var cursor = TokenCursor(source)
  cursor.move(to: open + 1)
  var fixIts: [MacroDiagnostic.FixIt] = []
  if cursor.skip("."), cursor.skip("view"), cursor.isOneOf("(") {
    let inner = cursor.start + 1
    cursor.skipBracketed()
    let argument = source[inner..<cursor.end - 1]
    let rest = cursor.start
    fixIts = [
      .init(
        message: "Use 'send'",
        changes: [(range, "send"), (source.tokens[open].range.upperBound..<rest, argument)])
    ]
  }
  return MacroDiagnostic(
    "a view with '@ViewAction' sends view actions; use 'send' instead of 'store.send'", .warning,
    at: range,
    fixIts: fixIts)
}
