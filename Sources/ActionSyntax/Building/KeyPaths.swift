import ComposableArchitecture
import Reflection

/// Makes key paths to stored fields: `\.name`, `\Settings.State.user.name`.
///
/// Key paths are classes, and a class cannot conform for some of its type arguments only. This type takes their place: `Path` is
/// `KeyPath<Root, Value>` or `WritableKeyPath<Root, Value>`.
private enum KeyPathTo<Path, Root, Value>: SyntaxConstructible {
  static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(ActionError) -> Any {
    guard case .keyPath(let path) = node.kind,
      path.root.map({ $0.text == TypePath.of(Root.self).last }) ?? true
    else { throw builder.wrongType(node, Path.self) }
    try check(path.components, builder)
    let names = path.components.map(\.text)
    guard let keyPath = FieldKeyPath.path(names, in: Root.self) as? Path else {
      throw builder.invalid(
        "`\\.\(names.joined(separator: "."))` does not lead to \(withArticle(TypeName.full(Value.self)))",
        node, Path.self)
    }
    return keyPath
  }

  private static func check(
    _ names: [NameSyntax], _ builder: ValueBuilder
  ) throws(ActionError) {
    try KeyPathNames.check(names, in: Root.self, builder)
  }

  private static var fields: [String] {
    FieldKeyPath.all(of: Root.self).filter { $0.keyPath is Path }.map { "\\.\($0.name)" }
  }

  static var expectation: String {
    fields.isEmpty
      ? "a key path to \(withArticle(TypeName.full(Value.self)))" : alternatives(fields)
  }

  static var beginnings: [ValueBeginning] {
    fields.isEmpty ? [.prefix("\\.")] : fields.map(ValueBeginning.whole)
  }
}

/// Makes key paths to stored fields of any type: `PartialKeyPath<Root>`.
private enum PartialKeyPathFrom<Root>: SyntaxConstructible {
  static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(ActionError) -> Any {
    guard case .keyPath(let path) = node.kind,
      path.root.map({ $0.text == TypePath.of(Root.self).last }) ?? true
    else { throw builder.wrongType(node, PartialKeyPath<Root>.self) }
    try KeyPathNames.check(path.components, in: Root.self, builder)
    guard
      let keyPath = FieldKeyPath.path(path.components.map(\.text), in: Root.self)
        as? PartialKeyPath<Root>
    else { throw builder.wrongType(node, PartialKeyPath<Root>.self) }
    return keyPath
  }

  private static var fields: [String] {
    FieldKeyPath.all(of: Root.self).map { "\\.\($0.name)" }
  }

  static var expectation: String {
    fields.isEmpty ? "a key path" : alternatives(fields)
  }

  static var beginnings: [ValueBeginning] {
    fields.isEmpty ? [.prefix("\\.")] : fields.map(ValueBeginning.whole)
  }
}

extension PartialKeyPath: PartialKeyPathType {
  fileprivate static var syntax: any SyntaxConstructible.Type { PartialKeyPathFrom<Root>.self }
}

/// A key path that does not say in its type what it leads to. A conformance finds the root, because `rootType` of such a class traps.
private protocol PartialKeyPathType {
  static var syntax: any SyntaxConstructible.Type { get }
}

private enum KeyPathNames {
  /// Throws an error at the first name that is not a field.
  static func check(
    _ names: [NameSyntax], in root: Any.Type, _ builder: ValueBuilder
  ) throws(ActionError) {
    var type = root
    for name in names {
      let fields = FieldKeyPath.all(of: type)
      guard let field = fields.first(where: { $0.name == name.text }) else {
        throw builder.error(
          .unknownField,
          "\(TypeName.full(type)) has no stored field `\(abbreviated(name.text))`", at: name.range,
          hint: fields.isEmpty ? nil : "expected " + alternatives(fields.map(\.name)),
          suggestion: NearestName.to(name.text, in: fields.map(\.name)))
      }
      type = Swift.type(of: field.keyPath).valueType
    }
  }
}

/// The type that makes key paths of a type; `nil` if it is not a key path, or says nothing about the root: `AnyKeyPath`.
func keyPathConstructor(_ type: Any.Type) -> (any SyntaxConstructible.Type)? {
  // The static members of `AnyKeyPath` and `PartialKeyPath` trap.
  guard let path = type as? AnyKeyPath.Type, path != AnyKeyPath.self else { return nil }
  if _typeName(path).hasPrefix("Swift.PartialKeyPath<") {
    return (type as? any PartialKeyPathType.Type)?.syntax
  }
  func open<Path>(_: Path.Type) -> any SyntaxConstructible.Type {
    func open<Root>(_: Root.Type) -> any SyntaxConstructible.Type {
      func open<Value>(_: Value.Type) -> any SyntaxConstructible.Type {
        KeyPathTo<Path, Root, Value>.self
      }
      return _openExistential(path.valueType, do: open)
    }
    return _openExistential(path.rootType, do: open)
  }
  return _openExistential(type, do: open)
}

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
