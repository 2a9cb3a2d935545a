extension RuntimeWarning {
  /// A test uses a dependency that has no value for tests.
  static func reportNoTestValue<Key: TestDependencyKey>(_ key: Key.Type, use: DependencyUse?) {
    let name = use?.name
    RuntimeWarning(
      .noTestValue,
      "\(title(key, name)) was used in a test, but has no value for tests\(details(key))",
      causes: [
        "the test does not override it: withDependencies { \(assignment(key, name)) } operation: { ... }",
        "its key declares no testValue that every test may use",
      ],
      at: use?.reader
    ).report()
  }

  /// A program uses a dependency that has no live value.
  static func reportNoLiveValue<Key: TestDependencyKey>(_ key: Key.Type, use: DependencyUse?) {
    RuntimeWarning(
      .noLiveValue,
      "\(title(key, use?.name)) was used, but has no live value\(details(key)); its test value is used instead",
      causes: [
        "\(TypeName.of(key)) conforms to TestDependencyKey, but nothing makes it a DependencyKey",
        "the module that does is not linked into this program",
      ],
      at: use?.reader
    ).report()
  }

  /// A dependency was prepared too late.
  static func reportPreparedLate(_ dependency: String, at location: SourceLocation) {
    RuntimeWarning(
      .preparedLate,
      "\(dependency) was prepared after it had been used or prepared, so its value stays",
      causes: [
        "a feature or a store read it first: prepare it at the start of the program",
        "it was prepared twice: prepare each dependency once",
      ],
      at: location
    ).report()
  }

  /// `withDependencies(from:)` was given a model without dependencies.
  static func reportModelWithoutDependencies(_ model: Any, at location: SourceLocation) {
    RuntimeWarning(
      .modelWithoutDependencies,
      "withDependencies(from:) found no dependencies in \(TypeName.of(type(of: model)))",
      causes: [
        "the model has no @Dependency property: give it one, or use withDependencies without a model",
        "the model was not created inside withDependencies",
      ],
      at: location
    ).report()
  }

  /// Something that must be overridden in tests was used in one.
  package static func reportUnimplemented(_ what: String) {
    RuntimeWarning(
      .unimplemented, "\(what) was used in a test, but has no value for tests",
      causes: ["the test does not override it: withDependencies { ... } operation: { ... }"],
      at: nil
    ).report()
  }

  static func title(_ key: Any.Type, _ name: String?) -> String {
    "@Dependency(\(name.map { "\\.\($0)" } ?? "\(TypeName.of(key)).self"))"
  }

  private static func details<Key: TestDependencyKey>(_ key: Key.Type) -> String {
    " (key \(TypeName.of(key)), value \(TypeName.of(Key.Value.self)))"
  }

  private static func assignment<Key: TestDependencyKey>(
    _ key: Key.Type, _ name: String?
  ) -> String {
    name.map { "$0.\($0) = ..." } ?? "$0[\(TypeName.of(key)).self] = ..."
  }
}
