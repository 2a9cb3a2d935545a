/// The use of a dependency that made its default value necessary; kept in the task while that value
/// is made.
struct DependencyUse: Sendable {
  /// The property of `DependencyValues`, where one was used.
  let name: String?
  /// The `@Dependency` that reads.
  let reader: SourceLocation?
  /// Whether somebody is only about to override a part of it.
  let isBeingSet: Bool
  /// The defaults that are being made, outermost first: each needs the next.
  let path: [DefaultDependencies.Making]

  @TaskLocal static var current: DependencyUse?
}

/// `date` for the property, nil for a use that names the key's type.
func dependencyName(_ function: StaticString) -> String? {
  let name = function.description
  return name.contains("(") ? nil : name
}
