/// A dependency that is overridden or was used, as a list of dependencies shows it.
package struct KnownDependency {
  /// The property of `DependencyValues`, where one was used.
  package let name: String?
  /// The key's type.
  package let key: Any.Type
  /// The type as the key declares it; the value's own type may be a subtype.
  package let type: Any.Type
  /// The present value.
  package let value: Any
  /// Whether it was set; otherwise it is the key's default.
  package let isOverridden: Bool

  /// The name, or the key's where there is none.
  package var title: String { name ?? TypeName.of(key) }
}

extension DependencyValues {
  /// Values as a store has them: a context, overrides on top of it, and defaults of its own.
  ///
  /// - Parameters:
  ///   - context: Decides which defaults are taken.
  ///   - overrides: Sets what is to differ.
  package init(context: DependencyContext, overrides: (inout Self) -> Void = { _ in }) {
    self.init()
    self.context = context
    update(overrides)
  }

  /// What is overridden, and the defaults that were used in this context, by name.
  package var known: [KnownDependency] {
    var entries: [ObjectIdentifier: (DependencyEntry, isOverridden: Bool)] = [:]
    for entry in defaults.made(for: context) {
      entries[ObjectIdentifier(entry.key)] = (entry, false)
    }
    for table in [inherited, overrides] {
      for (key, entry) in table?.byKey ?? [:] { entries[key] = (entry, true) }
    }
    return entries.values.map { entry, isOverridden in
      KnownDependency(
        name: entry.name, key: entry.key, type: entry.valueType, value: entry.anyValue,
        isOverridden: isOverridden)
    }.sorted { ($0.title, TypeName.full($0.key)) < ($1.title, TypeName.full($1.key)) }
  }
}
