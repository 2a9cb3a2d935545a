/// A binding action: its values are typed `.set(\.$field, value)`.
///
/// Where an action has no case `set` but one whose payload is such a type, `.set(…)` stands for that
/// case as well.
package protocol BindingConstructible: TextConstructible {
  /// Sorted by name.
  static var bindableFields: [BindableField] { get }
}

extension BindingConstructible {
  package static var expectation: String {
    alternatives(bindableFields.map { ".set(\($0.keyPath), \(TypeName.of($0.type)))" })
  }
}

extension ValueBuilder {
  /// The field and the value that `.set(\.$field, value)` names.
  package func bindingParts(
    of node: Node, among fields: [BindableField]
  ) throws(ActionError) -> (field: BindableField, value: Node) {
    guard case .chain(let chain) = node.kind, let link = chain.links.first, chain.links.count == 1,
      link.name.text == "set", let arguments = link.arguments, arguments.count == 2,
      arguments.allSatisfy({ $0.label == nil }), case .keyPath(let path) = arguments[0].value.kind
    else {
      throw error(
        .wrongType, "a binding is typed `.set(\\.$field, value)`", at: node.range,
        hint: "expected " + alternatives(fields.map { ".set(\($0.keyPath), …)" }))
    }
    return (try field(path, at: arguments[0].value.range, among: fields), arguments[1].value)
  }

  private func field(
    _ path: KeyPathText, at range: Range<String.Index>, among fields: [BindableField]
  ) throws(ActionError) -> BindableField {
    let typed = path.components.map(\.text).joined(separator: ".")
    let name = typed.hasPrefix("$") ? String(typed.dropFirst()) : typed
    if typed.hasPrefix("$"), let field = fields.first(where: { $0.name == name }) { return field }
    throw .notBindable(
      name, in: source, at: path.components.first?.range ?? range, fields: fields)
  }
}

extension ActionError {
  /// The error for a field that no binding can set.
  package static func notBindable(
    _ name: String, in input: String, at range: Range<String.Index>, fields: [BindableField]
  ) -> ActionError {
    let names = fields.map(\.name)
    return ActionError(
      .notBindable,
      names.contains(name)
        ? "the key path to a binding begins with `$`"
        : "`\(name)` is not bindable: it has no @BindingState, so no view may write it",
      in: input, at: range,
      hint: names.isEmpty
        ? "nothing is bindable here" : "bindable here: " + names.joined(separator: ", "),
      suggestion: names.contains(name) ? "\\.$\(name)" : NearestName.to(name, in: names))
  }
}
