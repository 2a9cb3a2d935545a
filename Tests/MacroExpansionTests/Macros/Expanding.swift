@testable import MacroExpansion
@testable import SwiftReading

/// A declaration with an attached macro, expanded in one role after the other as the compiler does.
struct Expanding {
  private let macro: String
  private let source: String
  private let attribute: String

  /// - Parameters:
  ///   - macro: The name after the at sign, which has to be the first attribute of the declaration.
  ///   - source: The declaration.
  init(_ macro: String, _ source: String) {
    self.macro = macro
    self.source = source
    let attributes = DeclarationReader.declaration(in: SourceText(source))?.attributes ?? []
    attribute = attributes.first { $0.name == macro }?.text ?? "@\(macro)"
  }

  func callAsFunction(
    _ role: AttachedMacro.Role, extending type: String = "", missing: [String] = [],
    inside types: [String] = []
  ) -> String {
    expand(role, source, extending: type, missing: missing, inside: types).text ?? ""
  }

  /// The attributes that each member gets, beside the member's name.
  var memberAttributes: [String] {
    let text = SourceText(source)
    let members = DeclarationReader.declaration(in: text)?.allMembers ?? []
    return members.compactMap { member in
      let attributes = expand(.memberAttribute, text[member.range], parent: source).text ?? ""
      return attributes.isEmpty
        ? nil : "\(member.name)\(member.bindings.map(\.name).joined()): \(attributes)"
    }
  }

  func diagnostics(_ role: AttachedMacro.Role = .member) -> [String] {
    expand(role, source).diagnostics.map { "\($0.severity): \($0.message)" }
  }

  /// The source with the edits of the first fix-it.
  func fixed(_ role: AttachedMacro.Role = .member) -> String? {
    guard let fixIt = expand(role, source).diagnostics.lazy.compactMap(\.fixIts.first).first else {
      return nil
    }
    var bytes = Array(source.utf8)
    for change in fixIt.changes.reversed() {
      bytes.replaceSubrange(
        change.range.startOffset..<change.range.endOffset, with: change.newText.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func expand(
    _ role: AttachedMacro.Role, _ declaration: String, parent: String? = nil,
    extending type: String = "",
    missing: [String] = [], inside types: [String] = []
  ) -> (text: String?, diagnostics: [DiagnosticMessage]) {
    Plugin.expand(
      AttachedMacroMessage(
        macro: MacroReference(
          moduleName: "ComposableArchitectureMacros", typeName: "\(macro)Macro", name: macro),
        macroRole: role.rawValue, attributeSyntax: syntax(attribute),
        declSyntax: syntax(declaration),
        parentDeclSyntax: parent.map(syntax), lexicalContext: types.map(syntax),
        extendedTypeSyntax: syntax(type),
        conformanceListSyntax: syntax("struct Placeholder: \(missing.joined(separator: ", ")) {}")))
  }

  private func syntax(_ source: String) -> SyntaxText {
    SyntaxText(source: source, location: .init(fileName: "File.swift", offset: 0))
  }
}
