/// A dependency that was overridden or used, for a list of dependencies.
package struct KnownDependency {
  /// The property of `DependencyValues`, if one was used.
  package let name: String?
  /// The key's type.
  package let key: Any.Type
  /// The type that the key declares. The type of the value may be a subtype.
  package let type: Any.Type
  package let value: Any
  /// Whether it was overridden; otherwise it is the key's default.
  package let isOverridden: Bool

  /// The name of the property, or of the key's type.
  package var title: String { name ?? TypeName.of(key) }
}

extension DependencyValues {
  /// The overridden dependencies and the defaults used in this context, sorted by name.
  package var known: [KnownDependency] {
    var entries: [ObjectIdentifier: (DependencyEntry, isOverridden: Bool)] = [:]
    for entry in defaults.made(for: context) {
      entries[ObjectIdentifier(entry.key)] = (entry, false)
    }
    for table in [inherited, overrides] {
      for (key, entry) in table?.byKey ?? [:] { entries[key] = (entry, true) }
    }
    entries[ObjectIdentifier(FixedDependenciesKey.self)] = nil
    return entries.values.map { entry, isOverridden in
      KnownDependency(
        name: entry.name, key: entry.key, type: entry.valueType, value: entry.anyValue,
        isOverridden: isOverridden)
    }.sorted { ($0.title, TypeName.full($0.key)) < ($1.title, TypeName.full($1.key)) }
  }
}
