import SwiftParser
import SwiftSyntax

/// The outline of a file as SwiftParser sees it: a line per declaration, in the notation of `ReaderOutline`.
struct ParserOutline {
  private(set) var lines: [String] = []
  /// Whether the file is not valid Swift, so that there is nothing to compare with.
  let hasError: Bool

  init(_ text: String) {
    let file = Parser.parse(source: text)
    hasError = file.hasError
    add(file.statements)
  }

  private mutating func add(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { add(declaration) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) { return add(conditional) }
    if let type = declaration.asProtocol((any DeclGroupSyntax).self) { return add(type) }
    let prefix = prefix(of: declaration)
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      lines += cases.elements.map { element in
        "\(prefix)case \(element.name.text)(\((element.parameterClause?.parameters ?? []).map(text).joined(separator: ", ")))"
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      lines += variable.bindings.map { "\(prefix)\(variable.bindingSpecifier.text) \(text($0))" }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      add(
        prefix + "func \(function.name.text)", function.signature.parameterClause,
        function.signature.returnClause)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      add(prefix + "init ", initializer.signature.parameterClause, nil)
    } else if let item = declaration.as(SubscriptDeclSyntax.self) {
      add(prefix + "subscript ", item.parameterClause, item.returnClause)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      lines.append("\(prefix)typealias \(alias.name.text)")
    } else if let type = declaration.as(AssociatedTypeDeclSyntax.self) {
      lines.append("\(prefix)associatedtype \(type.name.text)")
    } else if declaration.is(DeinitializerDeclSyntax.self) {
      lines.append("\(prefix)deinit")
    } else if declaration.is(MacroDeclSyntax.self) {
      lines.append("\(prefix)macro")
    } else if declaration.is(OperatorDeclSyntax.self) {
      lines.append("operator")
    } else if declaration.is(PrecedenceGroupDeclSyntax.self) {
      lines.append("precedencegroup")
    }
  }

  private mutating func add(_ conditional: IfConfigDeclSyntax) {
    var members = ParserOutline()
    for clause in conditional.clauses {
      members.lines.append(joined(clause.poundKeyword) + (clause.condition.map(joined) ?? ""))
      switch clause.elements {
      case .statements(let items)?: members.add(items)
      case .decls(let items)?: for item in items { members.add(item.decl) }
      default: break
      }
    }
    lines += members.lines + ["#endif"]
  }

  private init() { hasError = false }

  private mutating func add(_ type: any DeclGroupSyntax) {
    let name: String
    if let type = type.as(ExtensionDeclSyntax.self) {
      name = joined(type.extendedType)
    } else {
      let generic = type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        .map(joined)
      let primary = type.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause.map(joined)
      name =
        (type.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "") + (generic ?? primary ?? "")
    }
    let inherited = (type.inheritanceClause?.inheritedTypes ?? []).map { joined($0.type) }.joined(
      separator: ", ")
    lines.append("\(prefix(of: DeclSyntax(type)!))\(type.introducer.text) \(name): \(inherited) {")
    for item in type.memberBlock.members { add(item.decl) }
    lines.append("}")
  }

  private mutating func add(
    _ head: String, _ parameters: FunctionParameterClauseSyntax, _ result: ReturnClauseSyntax?
  ) {
    let texts = parameters.parameters.map { parameter in
      let type = joined(parameter.type) + (parameter.ellipsis?.text ?? "")
      return
        "\(parameter.firstName.text) \(parameter.secondName?.text ?? "") \(type)=\(value(parameter.defaultValue))"
    }
    lines.append(
      "\(head)(\(texts.joined(separator: ", "))) -> \(result.map { joined($0.type) } ?? "")"
    )
  }

  private func text(_ value: EnumCaseParameterSyntax) -> String {
    let label = value.firstName?.text
    return "\(label ?? "_") \(joined(value.type))=\(self.value(value.defaultValue))"
  }

  private func text(_ binding: PatternBindingSyntax) -> String {
    let type = binding.typeAnnotation.map { joined($0.type) } ?? ""
    return
      "\(joined(binding.pattern)): \(type) = \(value(binding.initializer)) {\(accessors(binding.accessorBlock))}"
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> String {
    switch block?.accessors {
    case .accessors(let list)?: list.map(\.accessorSpecifier.text).joined(separator: ",")
    case .getter?: "short"
    default: ""
    }
  }

  private func value(_ initializer: InitializerClauseSyntax?) -> String {
    initializer.map { joined($0.value) } ?? ""
  }

  private func prefix(of declaration: DeclSyntax) -> String {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName }.map { name in
      "@\(name.as(MemberTypeSyntax.self)?.name.text ?? name.as(IdentifierTypeSyntax.self)?.name.text ?? joined(name)) "
    }
    return names.joined()
      + modifiers.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") + " " }
      .joined()
  }

  private func joined(_ node: some SyntaxProtocol) -> String {
    compact(node.tokens(viewMode: .sourceAccurate).map(\.text))
  }
}
