import ActionSyntax

/// Advice on key paths to dependencies and to cases.
struct KeyPathAdvice {
  let sources: SourceSet
  /// What was left out of the sources.
  let leftOut: [LeftOut]
  let elsewhere: DeclaredElsewhere

  /// A key of `@Dependency` that does not exist.
  func onDependency(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    guard let start = line.range(of: "@Dependency(\\."),
      error.text.contains("KeyPath") || error.text.contains("key path")
        || error.text.contains("'DependencyValues'")
    else { return nil }
    let key = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let own = sources.memberNames(of: "DependencyValues")
    let gone = leftOut.first {
      !$0.isReplaced && ["DependencyValues", "DependencyValues.\(key)"].contains($0.name)
    }
    if let gone, !own.contains(key) {
      return (
        "the dependency '\(key)' is missing", "its declaration was left out (\(gone.reason))"
      )
    }
    let near = NearestName.to(key, in: (own + ArchitectureNames.dependencies).filter { $0 != key })
    return (
      "unknown dependency '\(key)'",
      elsewhere
        .hint(for: key, of: "DependencyValues") ?? near.map { "did you mean `\\.\($0)`?" }
        ?? "declare it: `extension DependencyValues { var \(key): ... { get { self[Key.self] } set { ... } } }`"
    )
  }

  /// A key path to a case that does not exist.
  func onCase(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    guard error.text.contains("'KeyPath<Root, Value>'"),
      let start = line.range(of: "action: \\."),
      let type = error.quoted.last?.split(separator: "<").last?.split(separator: ",").first
    else { return nil }
    let name = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let cases = sources.memberNames(of: String(type))
    if cases.contains(name) {
      return (nil, "a case key path such as `\\.\(name)` needs `@CasePathable` or `@Reducer`")
    }
    return (
      "'\(type)' has no case '\(name)'",
      NearestName.to(name, in: cases).map { "did you mean `\\.\($0)`?" }
    )
  }
}
