/// The macros that attach to declarations, by the type names in `#externalMacro`.
package let attachedMacros: [String: @Sendable (AttachedMacro) -> Expansion] = [
  "CasePathableMacro": casePathable,
  "DebugSnapshotMacro": debugSnapshot,
  "DependencyClientMacro": dependencyClient,
  "DependencyEndpointMacro": dependencyEndpoint,
  "DependencyEntryMacro": dependencyEntry,
  "EntryMacro": entry,
  "FeatureEnvironmentEntryMacro": featureEnvironmentEntry,
  "FeatureMacro": feature,
  "FeatureStateMacro": featureState,
  "MarkerMacro": marker,
  "ModelActorMacro": modelActor,
  "ModelMacro": model,
  "ObservableStateMacro": observableState,
  "PresentsMacro": presents,
  "ReducerMacro": reducer,
  "ViewActionMacro": viewAction,
]

let freestandingMacros: [String: @Sendable (FreestandingMacro) -> Expansion] = [
  "ExitTestMacro": exitTest,
  "ExpectMacro": expect,
  "PreviewMacro": preview,
  "SourceLocationMacro": sourceLocation,
]

extension Plugin {
  /// Expands an attached macro to the text that the compiler inserts.
  static func expand(_ message: AttachedMacroMessage) -> (
    text: String?, diagnostics: [DiagnosticMessage]
  ) {
    guard let macro = attachedMacros[message.macro.typeName] else { return missing(message.macro) }
    let source = SourceText(message.declSyntax.source)
    guard let role = AttachedMacro.Role(rawValue: message.macroRole),
      let declaration = DeclarationReader.declaration(in: source)
    else {
      let text = "'@\(message.macro.name)' cannot be attached to this declaration"
      return (nil, [MacroDiagnostic(text, at: 0..<0).message(in: message.declSyntax.location)])
    }
    var use = AttachedMacro(
      role: role, attribute: attribute(message.attributeSyntax), source: source,
      declaration: declaration,
      parent: (message.parentDeclSyntax ?? message.lexicalContext?.first).flatMap(read),
      extendedType: trimmed(message.extendedTypeSyntax?.source ?? ""),
      missingConformances: message.conformanceListSyntax.flatMap(read)?.inherited ?? [])
    let around = (message.lexicalContext ?? []).compactMap(read)
    use.isNonisolated = ([declaration] + around).contains(where: \.isNonisolated)
    let expansion = macro(use)
    return (
      joined(expansion.parts, role: role, declaration: declaration),
      expansion.diagnostics.map { $0.message(in: message.declSyntax.location) }
    )
  }

  private static func read(_ text: SyntaxText) -> Declaration? {
    DeclarationReader.declaration(in: SourceText(text.source))
  }

  static func expand(_ message: FreestandingMacroMessage) -> (
    text: String?, diagnostics: [DiagnosticMessage]
  ) {
    guard let macro = freestandingMacros[message.macro.typeName] else {
      return missing(message.macro)
    }
    let source = SourceText(message.syntax.source)
    var reader = DeclarationReader(source)
    let (arguments, body) = reader.readMacroCall()
    let expansion = macro(
      FreestandingMacro(
        discriminator: message.discriminator, source: source, arguments: arguments, body: body))
    return (
      expansion.parts.joined(separator: "\n\n"),
      expansion.diagnostics.map { $0.message(in: message.syntax.location) }
    )
  }

  private static func missing(_ macro: MacroReference) -> (
    text: String?, diagnostics: [DiagnosticMessage]
  ) {
    let text =
      "ComposableArchitectureMacros has no macro '\(macro.typeName)'; build the package again"
    return (nil, [MacroDiagnostic(text, at: 0..<0).message(in: nil)])
  }

  private static func attribute(_ syntax: SyntaxText) -> Attribute {
    let source = SourceText(syntax.source + "\nvar placeholder")
    return DeclarationReader.declaration(in: source)?.attributes.first
      ?? Attribute(name: "", text: syntax.source, range: 0..<0)
  }

  private static func trimmed(_ text: String) -> String {
    let source = SourceText(text)
    guard let first = source.tokens.first, let last = source.tokens.last else { return "" }
    return source[first.range.lowerBound..<last.range.upperBound]
  }

  private static func joined(_ parts: [String], role: AttachedMacro.Role, declaration: Declaration)
    -> String
  {
    switch role {
    case .memberAttribute: return parts.joined(separator: " ")
    case .accessor where !parts.isEmpty && declaration.bindings.first?.accessorRange == nil:
      return "{\n\(parts.joined(separator: "\n"))\n}"
    case .accessor, .member, .peer, .extension: return parts.joined(separator: "\n\n")
    }
  }
}
