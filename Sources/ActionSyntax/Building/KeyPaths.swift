/// Makes key paths to stored fields: `\.name`, `\Settings.State.user.name`.
///
/// Key paths are classes, and a class cannot conform for some of its type arguments only. This type takes their place: `Path` is
/// `KeyPath<Root, Value>`, `WritableKeyPath<Root, Value>`, or `PartialKeyPath<Root>`, whose values are of any type.
private enum KeyPathTo<Path, Root, Value>: SyntaxConstructible {
  static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .keyPath(let path) = node.kind,
      path.root.map({ $0.text == TypePath.of(Root.self).last }) ?? true
    else { throw builder.wrongType(node, Path.self) }
    try KeyPathNames.check(path.components, in: Root.self, builder)
    let names = path.components.map(\.text)
    guard let keyPath = FieldKeyPath.path(names, in: Root.self) as? Path else {
      throw builder.invalid(
        "`\\.\(names.joined(separator: "."))` does not lead to \(withArticle(TypeName.full(Value.self)))",
        node, Path.self)
    }
    return keyPath
  }

  private static var fields: [String] {
    FieldKeyPath.all(of: Root.self).filter { $0.keyPath is Path }.map { "\\.\($0.name)" }
  }

  static var expectation: String {
    guard fields.isEmpty else { return alternatives(fields) }
    return Value.self == Any.self
      ? "a key path" : "a key path to \(withArticle(TypeName.full(Value.self)))"
  }

  static var beginnings: [ValueBeginning] {
    fields.isEmpty ? [.prefix("\\.")] : fields.map(ValueBeginning.whole)
  }
}

extension PartialKeyPath: PartialKeyPathType {
  fileprivate static var syntax: any SyntaxConstructible.Type {
    KeyPathTo<PartialKeyPath<Root>, Root, Any>.self
  }
}

/// A key path that does not say in its type what it leads to. A conformance finds the root, because `rootType` of such a class traps.
private protocol PartialKeyPathType {
  static var syntax: any SyntaxConstructible.Type { get }
}

private enum KeyPathNames {
  /// Throws an error at the first name that is not a field.
  static func check(
    _ names: [NameSyntax], in root: Any.Type, _ builder: ValueBuilder
  ) throws(InputError) {
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
