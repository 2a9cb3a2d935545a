@_spi(Reflection) import Swift

/// The key path to the stored property `name` of a struct; nil: no such property, or not readable.
///
/// The name is the stored one: `_name` for `@BindingState var name`. The key path is never equal to
/// `\.$name`, which is computed. Do not append it to another: read level by level.
package func storedKeyPath<Root>(of root: Root.Type, field name: String) -> PartialKeyPath<Root>? {
  guard let field = StructLayout.of(root)?.fields.first(where: { $0.name == name }),
    field.isReadable
  else { return nil }
  var found: PartialKeyPath<Root>?
  // 2 is `.ignoreUnknown`, which the interface does not offer in language mode 6.
  _ = _forEachFieldWithKeyPath(of: root, options: _EachFieldOptions(rawValue: 2)) { label, path in
    guard String(cString: label) == name else { return true }
    found = path
    return false
  }
  return found
}
