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
  /// Whether the declaration or a type around it is `nonisolated`. An extension has to repeat it in a module that isolates its types to the
  /// main actor by default.
  package var isNonisolated = false
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

  /// Accessors for a variable that a macro refuses, so that the compiler reports nothing else about it and about code that sets it.
  ///
  /// - Parameter isInitialized: Whether an initializer that another macro writes sets the variable.
  static func placeholderAccessors(
    of declaration: Declaration, isInitialized: Bool = false
  ) -> Expansion {
    guard declaration.bindings.first?.accessorRange == nil else { return .empty }
    let initializer = isInitialized && !declaration.isStatic ? ["init(initialValue) {}"] : []
    return Expansion(parts: initializer + ["get { Swift.fatalError() }", "set {}"])
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
