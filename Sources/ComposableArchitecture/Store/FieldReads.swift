/// Hears which fields of stores are read inside of an observation, and which of them have changed. Nothing listens except while
/// drawings are recorded.
@MainActor
package enum FieldReads {
  package static var read: ((_ field: AnyObject, _ name: String) -> Void)?
  package static var changed: ((_ field: AnyObject, _ old: Any, _ new: Any) -> Void)?

  static func note(_ field: AnyObject, _ keyPath: AnyKeyPath) {
    read?(field, name(of: keyPath) ?? "a computed property")
  }

  /// The name of a field in the source: `count`, `rows` for the IDs of rows; `nil` for a computed property.
  private static func name(of keyPath: AnyKeyPath) -> String? {
    let root = type(of: keyPath).rootType, text = keyPath.debugDescription
    if type(of: keyPath).valueType == root { return "the whole state" }
    // The runtime names computed properties, as macros write them, by an address, also as the first part of a longer key path.
    let field = FieldKeyPath.all(of: root).first { field in
      let name = field.keyPath.debugDescription
      return text == name || text.hasPrefix(name + ".") || text.hasPrefix(name + "?")
    }
    return field?.name
  }
}
