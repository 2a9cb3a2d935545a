import ComposableArchitecture
import Reflection

/// A binding action: its values are typed `.set(\.$field, value)`.
///
/// Where an action has no case `set` but one whose payload is such a type, `.set(…)` stands for
/// that case as well.
package protocol BindingConstructible: TextConstructible {
  /// The state whose fields it sets.
  static var root: Any.Type { get }

  /// Sorted by name.
  static var bindableFields: [BindableField] { get }
}

extension BindingConstructible {
  package static var expectation: String {
    alternatives(bindableFields.map { ".set(\($0.keyPath), \(TypeName.full($0.type)))" })
  }
}

extension ValueBuilder {
  /// The field and the value that `.set(\.$field, value)` names, for a binding action.
  package func bindingParts(
    of node: Node, for binding: any BindingConstructible.Type
  ) throws(ActionError) -> (field: BindableField, value: Node) {
    let fields = binding.bindableFields
    guard case .chain(let chain) = node.kind, let link = chain.links.first, chain.links.count == 1,
      link.name.text == "set", let arguments = link.arguments, arguments.count == 2,
      arguments.allSatisfy({ $0.label == nil }), case .keyPath(let path) = arguments[0].value.kind
    else {
      throw error(
        .wrongType, "a binding is typed `.set(\\.$field, value)`", at: node.range,
        hint: "expected " + alternatives(fields.map { ".set(\($0.keyPath), …)" }))
    }
    return (try field(path, at: arguments[0].value.range, for: binding), arguments[1].value)
  }

  private func field(
    _ path: KeyPathText, at range: Range<String.Index>, for binding: any BindingConstructible.Type
  ) throws(ActionError) -> BindableField {
    let typed = path.components.map(\.text).joined(separator: ".")
    let fields = binding.bindableFields
    if let field = fields.first(where: { $0.keyPath == "\\." + typed }) { return field }
    let name = typed.replacing("$", with: "")
    let place = path.components.first?.range ?? range
    if let meant = fields.first(where: { $0.name == name }) {
      throw missingDollar(meant, at: place, fields)
    }
    if let layout = StructLayout.of(binding.root), path.components.count == 1,
      !layout.fields.contains(where: { $0.shownName == name })
    {
      throw noField(name, of: binding.root, at: place, fields)
    }
    throw .notBindable(name, in: source, at: place, fields: fields)
  }

  private func missingDollar(
    _ field: BindableField, at range: Range<String.Index>, _ fields: [BindableField]
  ) -> ActionError {
    error(
      .notBindable, "the key path to a binding has a `$` before the field's name", at: range,
      hint: ActionError.bindableHere(fields), suggestion: field.keyPath)
  }

  private func noField(
    _ name: String, of root: Any.Type, at range: Range<String.Index>, _ fields: [BindableField]
  ) -> ActionError {
    error(
      .unknownField, "\(TypeName.full(root)) has no field `\(abbreviated(name))`", at: range,
      hint: ActionError.bindableHere(fields),
      suggestion: NearestName.to(name, in: fields.map(\.name)))
  }
}

extension ActionError {
  /// The error for a field that no binding can set.
  package static func notBindable(
    _ name: String, in input: String, at range: Range<String.Index>, fields: [BindableField]
  ) -> ActionError {
    ActionError(
      .notBindable,
      "`\(name)` is not bindable: it has no @BindingState, so no view may write it",
      in: input, at: range, hint: bindableHere(fields))
  }

  fileprivate static func bindableHere(_ fields: [BindableField]) -> String {
    bindableHere(fields.map(\.name))
  }

  /// `bindable here: digest, displayName`
  package static func bindableHere(_ names: [String]) -> String {
    if names.isEmpty { return "nothing is bindable here" }
    let more = names.count > 8 ? " and \(names.count - 7) more" : ""
    return "bindable here: " + names.prefix(more.isEmpty ? 8 : 7).joined(separator: ", ") + more
  }
}
