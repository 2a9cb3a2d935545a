/// Finds types by the names that they have in source code.
package enum TypesByName {
  /// The type with a path such as `["Login", "Failure"]` in a module. `nil` for generic types, private types, and types of
  /// extensions of another module's types.
  ///
  /// Layout (swift/docs/ABI/Mangling.rst): the runtime finds a type by its mangled name. That is the module, and then each name
  /// with its length before it and its kind after it: `4Shop5LoginV7FailureO`.
  package static func type(_ path: [String], in module: String) -> Any.Type? {
    guard !path.isEmpty, path.count <= 4 else { return nil }
    return type(path[...], after: mangled(module))
  }

  private static func type(_ path: ArraySlice<String>, after context: String) -> Any.Type? {
    guard let name = path.first else { return _typeByName(context) }
    for kind in ["O", "V", "C"] {
      if let type = type(path.dropFirst(), after: context + mangled(name) + kind) { return type }
    }
    return nil
  }

  private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
