@_spi(Reflection) import Swift

/// A field of a state, or of any other struct, with the key path that Swift code uses for it.
///
/// ```swift
/// FieldKeyPath.path(["user", "name"], in: Settings.State.self)  // \Settings.State.user.name
/// ```
package struct FieldKeyPath {
  /// The name in the source.
  package let name: String
  package let keyPath: AnyKeyPath

  /// The stored fields of a struct in the order of their declaration. Fields of an observable state are read as its
  /// variables, so that the key paths are equal to those in its source.
  package static func all(of type: Any.Type) -> [FieldKeyPath] {
    if let state = type as? any ObservableState.Type { return state.trackedKeyPaths }
    guard StructLayout.of(type)?.isMemberwise == true else { return [] }
    func open<Root>(_: Root.Type) -> [FieldKeyPath] { stored(in: Root.self) }
    return _openExistential(type, do: open)
  }

  private static func stored<Root>(in _: Root.Type) -> [FieldKeyPath] {
    var fields: [FieldKeyPath] = []
    _ = _forEachFieldWithKeyPath(of: Root.self, options: .ignoreUnknown) { name, keyPath in
      fields.append(FieldKeyPath(name: String(cString: name), keyPath: keyPath))
      return true
    }
    return fields
  }

  /// The key path that follows fields by their names, or `nil` if one of the names is not a field.
  package static func path(_ names: [String], in root: Any.Type) -> AnyKeyPath? {
    var path: AnyKeyPath?
    var type = root
    for name in names {
      guard let field = all(of: type).first(where: { $0.name == name }) else { return nil }
      path = path.map { $0.appending(path: field.keyPath) } ?? field.keyPath
      type = Swift.type(of: field.keyPath).valueType
    }
    return path
  }
}

extension ObservableState {
  fileprivate static var trackedKeyPaths: [FieldKeyPath] {
    trackedFields.map { FieldKeyPath(name: $0.name, keyPath: $0.keyPath) }
  }
}
