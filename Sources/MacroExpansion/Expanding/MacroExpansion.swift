import SwiftReading

/// A use of an attached macro, as the macros see it.
package struct AttachedMacro {
  package enum Role: String { case accessor, member, memberAttribute, peer, `extension` }

  package var role: Role
  /// The attribute that names the macro.
  package var attribute: Attribute
  package var source: SourceText
  /// What the attribute is attached to. In the role `memberAttribute`, a member of `parent`.
  package var declaration: Declaration
  /// The type around the declaration.
  package var parent: Declaration?
  /// The type to extend, with the types around it: `Feature.State`.
  package var extendedType = ""
  /// The protocols to which the type does not conform yet.
  package var missingConformances: [String] = []

  package init(
    role: Role, attribute: Attribute, source: SourceText, declaration: Declaration,
    parent: Declaration?, extendedType: String = "", missingConformances: [String] = []
  ) {
    self.role = role
    self.attribute = attribute
    self.source = source
    self.declaration = declaration
    self.parent = parent
    self.extendedType = extendedType
    self.missingConformances = missingConformances
  }
}

/// A use of a freestanding macro.
struct FreestandingMacro {
  /// The beginning of the names that the expansion may introduce.
  var discriminator: String
  var source: SourceText
  var arguments: [Argument]
  /// The trailing closure with its braces.
  var body: String?

  /// A name that no other expansion introduces.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}

/// What a macro writes.
package struct Expansion {
  /// Declarations, attributes or accessors.
  package var parts: [String] = []
  var diagnostics: [MacroDiagnostic] = []

  static let empty = Expansion()

  static func error(_ diagnostic: MacroDiagnostic) -> Expansion {
    Expansion(diagnostics: [diagnostic])
  }
}

/// A message about source, with the edits that would correct it.
struct MacroDiagnostic {
  enum Severity: String { case error, warning }

  struct FixIt {
    var message: String
    /// Replacements for ranges of the source.
    var changes: [(range: Range<Int>, text: String)]
  }

  var text: String
  var severity: Severity
  /// What the message is about, in UTF-8 offsets.
  var range: Range<Int>
  var fixIts: [FixIt]

  init(_ text: String, _ severity: Severity = .error, at range: Range<Int>, fixIts: [FixIt] = []) {
    self.text = text
    self.severity = severity
    self.range = range
    self.fixIts = fixIts
  }

  /// The diagnostic with positions in the file that contains the source.
  func message(in location: SyntaxText.Location?) -> DiagnosticMessage {
    let fileName = location?.fileName ?? ""
    let base = location?.offset ?? 0
    func position(_ range: Range<Int>) -> DiagnosticMessage.PositionRange {
      .init(
        fileName: fileName, startOffset: base + range.lowerBound, endOffset: base + range.upperBound
      )
    }
    return DiagnosticMessage(
      message: text, severity: severity.rawValue,
      position: .init(fileName: fileName, offset: base + range.lowerBound),
      highlights: range.isEmpty ? [] : [position(range)], notes: [],
      fixIts: fixIts.map { fixIt in
        .init(
          message: fixIt.message,
          changes: fixIt.changes.map { .init(range: position($0.range), newText: $0.text) })
      })
  }
}

/// The macros that attach to declarations, by the type names in `#externalMacro`.
package let attachedMacros: [String: @Sendable (AttachedMacro) -> Expansion] = [
  "CasePathableMacro": casePathable,
  "DependencyClientMacro": dependencyClient,
  "DependencyEndpointMacro": dependencyEndpoint,
  "DependencyEntryMacro": dependencyEntry,
  "MarkerMacro": marker,
  "ObservableStateMacro": observableState,
  "PresentsMacro": presents,
  "ReducerMacro": reducer,
  "ViewActionMacro": viewAction,
]

/// The freestanding macros.
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
    let expansion = macro(
      AttachedMacro(
        role: role, attribute: attribute(message.attributeSyntax), source: source,
        declaration: declaration,
        parent: (message.parentDeclSyntax ?? message.lexicalContext?.first).flatMap {
          DeclarationReader.declaration(in: SourceText($0.source))
        },
        extendedType: trimmed(message.extendedTypeSyntax?.source ?? ""),
        missingConformances: message.conformanceListSyntax.flatMap {
          DeclarationReader.declaration(in: SourceText($0.source))?.inherited
        } ?? []))
    return (
      joined(expansion.parts, role: role, declaration: declaration),
      expansion.diagnostics.map { $0.message(in: message.declSyntax.location) }
    )
  }

  /// Expands a freestanding macro.
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
    let source = SourceText(syntax.source + " var placeholder")
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
