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

  /// Throws an error at the first name that is not a field.
  private static func check(
    _ names: [NameSyntax], _ builder: ValueBuilder
  ) throws(ActionError) {
    var type: Any.Type = Root.self
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

/// The type that makes key paths of a type; `nil` if it is none, or says nothing about the values: `PartialKeyPath<State>`.
func keyPathConstructor(_ type: Any.Type) -> (any SyntaxConstructible.Type)? {
  // The static members of `AnyKeyPath` and `PartialKeyPath` trap.
  guard let path = type as? AnyKeyPath.Type, path != AnyKeyPath.self,
    !_typeName(path).hasPrefix("Swift.PartialKeyPath<")
  else { return nil }
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
