/// The outline of a file as our reader sees it: a line per declaration, in the notation of `ParserOutline`.
struct ReaderOutline {
  private(set) var lines: [String] = []

  init(_ text: String) {
    add(DeclarationReader.file(SourceText(text)))
  }

  private mutating func add(_ members: [Member]) {
    for member in members {
      switch member {
      case .declaration(let declaration): add(declaration)
      case .conditional(let clauses):
        for clause in clauses {
          lines.append(compact(clause.directive))
          add(clause.elements)
        }
        lines.append("#endif")
      }
    }
  }

  private mutating func add(_ declaration: Declaration) {
    let prefix =
      (declaration.attributes.map { "@\($0.name)" }
      + declaration.modifiers.map { $0.name + ($0.detail.map { "(\($0))" } ?? "") })
      .map { $0 + " " }.joined()
    switch declaration.keyword {
    case "struct", "enum", "class", "actor", "protocol", "extension":
      let inherited = declaration.inherited.map(compact).joined(separator: ", ")
      lines.append(
        "\(prefix)\(declaration.keyword) \(compact(declaration.name))\(compact(declaration.genericParameters ?? "")): \(inherited) {"
      )
      add(declaration.members)
      lines.append("}")
    case "case":
      lines += declaration.cases.map {
        "\(prefix)case \($0.name)(\($0.values.map(text).joined(separator: ", ")))"
      }
    case "var", "let":
      lines += declaration.bindings.map { "\(prefix)\(declaration.keyword) \(text($0))" }
    case "func", "init", "subscript":
      let parameters = (declaration.signature?.parameters ?? []).map(text).joined(separator: ", ")
      lines.append(
        "\(prefix)\(declaration.keyword) \(declaration.name)(\(parameters)) -> \(compact(declaration.signature?.result ?? ""))"
      )
    case "typealias", "associatedtype":
      lines.append("\(prefix)\(declaration.keyword) \(declaration.name)")
    case "import": break
    case "operator", "precedencegroup": lines.append(declaration.keyword)
    default:
      if !declaration.keyword.hasPrefix("#") { lines.append("\(prefix)\(declaration.keyword)") }
    }
  }

  private func text(_ value: EnumCase.AssociatedValue) -> String {
    "\(value.label ?? "_") \(compact(value.type))=\(compact(value.defaultValue ?? ""))"
  }

  private func text(_ parameter: FunctionSignature.Parameter) -> String {
    "\(parameter.label ?? "_") \(parameter.name ?? "") \(compact(parameter.type))=\(compact(parameter.defaultValue ?? ""))"
  }

  private func text(_ binding: Binding) -> String {
    let accessors = binding.hasShortGetter ? "short" : binding.accessors.joined(separator: ",")
    return
      "\(compact(binding.name)): \(compact(binding.type ?? "")) = \(compact(binding.initializer ?? "")) {\(accessors)}"
  }
}

/// Tokens without white space. A backslash before a line break counts as white space for SwiftParser.
func compact(_ tokens: [String]) -> String {
  tokens.joined().replacing(/\\#*\n/, with: "").filter { !$0.isWhitespace }
}

/// Source without white space and comments.
func compact(_ text: String) -> String {
  let source = SourceText(text)
  return compact(source.tokens.map { source[$0] })
}
