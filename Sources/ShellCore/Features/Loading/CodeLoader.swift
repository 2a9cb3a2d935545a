/// Loads files: it creates a toolchain for each.
package struct CodeLoader: Sendable {
  /// Throws `LoadFailure` if files cannot be loaded.
  let makeToolchain: @Sendable () throws -> any Toolchain
  /// The features that were loaded from files.
  let cache = FeatureCache()

  package init(makeToolchain: @escaping @Sendable () throws -> any Toolchain) {
    self.makeToolchain = makeToolchain
  }
}
