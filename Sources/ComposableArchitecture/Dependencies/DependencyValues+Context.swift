extension DependencyValues {
  /// New values whose defaults are those of a running program.
  public static var live: Self { Self(context: .live) { _ in } }

  /// New values whose defaults are those of previews.
  public static var preview: Self { Self(context: .preview) { _ in } }

  /// New values whose defaults are those of tests.
  public static var test: Self { Self(context: .test) { _ in } }

  /// The context that selects the defaults; see ``DependencyContext``.
  public var context: DependencyContext {
    get { chosenContext ?? defaults.preparedContext ?? .ofProcess }
    set { chosenContext = newValue }
  }

  /// Makes the values of a store: a context, overrides, and its own defaults.
  ///
  /// - Parameters:
  ///   - context: Selects the defaults.
  ///   - overrides: Overrides dependencies.
  package init(context: DependencyContext, overrides: (inout Self) -> Void = { _ in }) {
    self.init()
    self.context = context
    update(overrides)
    isBeingSet = false
  }
}
