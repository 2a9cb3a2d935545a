import ComposableArchitecture
import Reflection

/// A binding action, whose values are typed as `.set(\.$field, value)`.
///
/// An action that has no case `set`, but a case whose payload conforms to this protocol, accepts
/// `.set(…)` as well.
package protocol BindingConstructible: SyntaxConstructible {
  /// The type of the state whose fields it sets.
  static var root: Any.Type { get }

  /// The fields, sorted by name.
  static var bindableFields: [BindableField] { get }
}

extension BindingConstructible {
  /// Whether the state is observable, so that key paths to its fields have no `$`.
  fileprivate static var isObservable: Bool { root is any ObservableState.Type }

  package static var expectation: String {
    alternatives(bindableFields.map { ".set(\($0.keyPath), \(TypeName.full($0.type)))" })
  }

  package static var beginnings: [ValueBeginning] { [.prefix(".set(")] }
}

/// A field that a binding action can set.
package struct BindableField: Sendable {
  /// The declared name: `isToggled`, or `filter.query` in a struct of the state.
  package let name: String
  package let type: Any.Type
  /// Whether the field is declared with `@BindingState`, so that its key path has a `$`.
  package let isWrapped: Bool

  package init(name: String, type: Any.Type, isWrapped: Bool = true) {
    self.name = name
    self.type = type
    self.isWrapped = isWrapped
  }

  /// The key path as it is typed: `\.$isToggled`, `\.filter.$query`, or `\.isToggled` for a variable of
  /// an observable state.
  package var keyPath: String {
    guard isWrapped else { return "\\.\(name)" }
    let names = name.split(separator: ".")
    return "\\." + (names.dropLast() + ["$" + (names.last ?? "")]).joined(separator: ".")
  }
}

extension ValueBuilder {
  /// Reads the field and the value of `.set(\.$field, value)`.
  package func bindingParts(
    of node: SyntaxNode, for binding: any BindingConstructible.Type
  ) throws(ActionError) -> (field: BindableField, value: SyntaxNode) {
    let fields = binding.bindableFields
    guard case .chain(let chain) = node.kind, let link = chain.links.last, link.name.text == "set",
      chain.links.count == 1 || Self.isTypeName(chain, of: binding),
      let arguments = link.arguments, arguments.count == 2,
      arguments.allSatisfy({ $0.label == nil }), case .keyPath(let path) = arguments[0].value.kind
    else {
      throw error(
        .wrongType,
        "a binding is typed as `.set(\\.\(binding.isObservable ? "" : "$")field, value)`",
        at: node.range,
        hint: "expected " + alternatives(fields.map { ".set(\($0.keyPath), …)" }))
    }
    return (try field(path, at: arguments[0].value.range, for: binding), arguments[1].value)
  }

  /// Whether the links before `set` are the name of the type.
  private static func isTypeName(_ chain: Chain, of type: Any.Type) -> Bool {
    let names = chain.links.dropLast().map(\.name.text)
    return !chain.isImplicit && TypePath.of(type).suffix(names.count).elementsEqual(names)
  }

  private func field(
    _ path: KeyPathSyntax, at range: Range<String.Index>,
    for binding: any BindingConstructible.Type
  ) throws(ActionError) -> BindableField {
    let typed = path.components.map(\.text).joined(separator: ".")
    let fields = binding.bindableFields
    if let field = fields.first(where: { $0.keyPath == "\\." + typed }) { return field }
    let name = typed.replacing("$", with: "")
    let range = path.components.first?.range ?? range
    if let meant = fields.first(where: { $0.name == name }) {
      let summary =
        meant.isWrapped
        ? "the key path of a binding has a `$` before the field's name"
        : "the key path of a binding to an observable state has no `$`"
      throw error(
        .notBindable, summary, at: range,
        hint: ActionError.bindableHere(fields.map(\.name)), suggestion: meant.keyPath)
    }
    if let layout = StructLayout.of(binding.root), path.components.count == 1,
      !layout.fields.contains(where: { $0.shownName == name })
    {
      throw error(
        .unknownField, "\(TypeName.full(binding.root)) has no field `\(abbreviated(name))`",
        at: range, hint: ActionError.bindableHere(fields.map(\.name)),
        suggestion: NearestName.to(name, in: fields.map(\.name)))
    }
    throw .notBindable(
      name, in: source, at: range, fields: fields.map(\.name), isObservable: binding.isObservable)
  }
}

extension ActionError {
  /// The error for a field that no binding can set.
  package static func notBindable(
    _ name: String, in input: String, at range: Range<String.Index>, fields: [String],
    isObservable: Bool
  ) -> ActionError {
    let reason =
      isObservable ? "it is not an observed variable" : "it is not declared with @BindingState"
    return ActionError(
      .notBindable, "`\(name)` is not bindable; \(reason)", in: input, at: range,
      hint: bindableHere(fields))
  }

  /// `bindable here: digest, displayName`
  package static func bindableHere(_ names: [String]) -> String {
    if names.isEmpty { return "no field is bindable here" }
    let more = names.count > 8 ? " and \(names.count - 7) more" : ""
    return "bindable here: " + names.prefix(more.isEmpty ? 8 : 7).joined(separator: ", ") + more
  }
}
