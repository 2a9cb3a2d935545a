/// The access of a dependency for which a default value is being created.
struct DependencyUse: Sendable {
  /// The property of `DependencyValues`, if one was used.
  let name: String?
  /// The `@Dependency` that reads.
  let reader: SourceLocation?
  /// Whether the value is only read to override a part of it.
  let isBeingSet: Bool
  /// The defaults that are being created, outermost first. Each depends on the next.
  let path: [Making]

  /// A default that is being created.
  struct Making: Hashable, Sendable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  @TaskLocal static var current: DependencyUse?
}

/// `date` for the property, `nil` for an access by the key's type.
func dependencyName(_ function: StaticString) -> String? {
  let name = function.description
  return name.contains("(") ? nil : name
}
