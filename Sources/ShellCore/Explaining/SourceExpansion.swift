import MacroExpansion

/// The code that the macros of a Swift file write, for people to read.
///
/// ```swift
/// SourceExpansion.all(in: "@CasePathable enum Action { case tapped }")[0].name  // "Action"
/// ```
struct SourceExpansion: Equatable, Sendable {
  /// The attribute as it is written: `@Reducer`.
  let attribute: String
  /// The declaration with the types around it: `Counter.State`.
  let name: String
  /// The line of the declaration, counted from 1; `nil` if a macro wrote the declaration itself.
  let line: Int?
  /// The declarations, accessors and conformances that the macro adds, in this order.
  let code: [String]

  /// The expansions of a file, in the order of its declarations. A type comes before its members.
  static func all(in text: String) -> [SourceExpansion] {
    let source = SourceText(text)
    var expander = SourceExpander()
    for declaration in DeclarationReader.file(source).flatMap(\.declarations) {
      expander.expand(
        source[declaration.range], in: nil, path: [],
        line: text.utf8.prefix(declaration.range.lowerBound).count { $0 == newline } + 1)
    }
    return expander.expansions
  }
}

private let newline = UInt8(ascii: "\n")

/// Expands a declaration and what is inside it, as the compiler does.
private struct SourceExpander {
  private(set) var expansions: [SourceExpansion] = []

  /// - Parameters:
  ///   - parent: The type around the declaration.
  ///   - path: The names of the types around it.
  ///   - added: The attributes that macros have added.
  ///   - isInsideNonisolated: Whether a type around it is `nonisolated`.
  mutating func expand(
    _ text: String, in parent: Declaration?, path: [String], line: Int?, added: [Attribute] = [],
    isInsideNonisolated: Bool = false
  ) {
    let source = SourceText(text)
    guard let declaration = DeclarationReader.declaration(in: source) else { return }
    let own = declaration.name.isEmpty ? declaration.bindings.map(\.name) : [declaration.name]
    let path = path + own
    let isNonisolated = isInsideNonisolated || declaration.isNonisolated
    var ofMembers: [Int: [Attribute]] = [:]
    for attribute in declaration.attributes + added {
      guard let macro = attachedMacros[attribute.name + "Macro"] else { continue }
      var use = AttachedMacro(
        role: .member, attribute: attribute, source: source, declaration: declaration,
        parent: parent, extendedType: path.joined(separator: "."), missingConformances: protocols)
      use.isNonisolated = isNonisolated
      let members = macro(use).parts
      var code = members
      for role in [AttachedMacro.Role.accessor, .peer, .extension] {
        use.role = role
        code += macro(use).parts
      }
      for (index, member) in declaration.allMembers.enumerated() {
        let attributes = self.attributes(of: member, in: source, by: macro, use)
        ofMembers[index, default: []] += attributes
        let name = member.name.isEmpty ? member.bindings.map(\.name).joined() : member.name
        code += attributes.map { "\($0.text) \(member.keyword) \(name)" }
      }
      if !code.isEmpty {
        expansions.append(
          SourceExpansion(
            attribute: attribute.text, name: path.joined(separator: "."), line: line, code: code))
      }
      for member in members {
        let source = SourceText(member)
        for new in DeclarationReader.file(source).flatMap(\.declarations) {
          expand(
            source[new.range], in: declaration, path: path, line: nil,
            isInsideNonisolated: isNonisolated)
        }
      }
    }
    for (index, member) in declaration.allMembers.enumerated() {
      let lines = source.bytes[..<member.range.lowerBound].count { $0 == newline }
      expand(
        source[member.range], in: declaration, path: path, line: line.map { $0 + lines },
        added: ofMembers[index] ?? [], isInsideNonisolated: isNonisolated)
    }
  }

  /// The attributes that a macro adds to a member.
  private func attributes(
    of member: Declaration, in source: SourceText, by macro: (AttachedMacro) -> Expansion,
    _ use: AttachedMacro
  ) -> [Attribute] {
    let text = SourceText(source[member.range])
    guard let own = DeclarationReader.declaration(in: text) else { return [] }
    let parts = macro(
      AttachedMacro(
        role: .memberAttribute, attribute: use.attribute, source: text, declaration: own,
        parent: use.declaration)
    ).parts
    let list = SourceText(parts.joined(separator: " ") + " var placeholder")
    return DeclarationReader.declaration(in: list)?.attributes ?? []
  }

  /// The protocols that macros make types conform to.
  private let protocols = [
    "Reducer", "CaseReducer", "CasePathable", "CasePathIterable", "ObservableState", "Observable",
    "ViewActionSending",
  ]
}
