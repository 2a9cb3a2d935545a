import ComposableArchitecture

/// The features that were created from files. A file that has not changed is not compiled again.
///
/// An unchanged file keeps its code, and so the values of its `static` properties, like a built-in feature. Files are
/// compiled one at a time.
@MainActor
final class CompiledFiles {
  /// A version of a file, and how it was loaded.
  struct Key: Hashable {
    let path: String
    let text: String
    /// The whole line, which names the reducer and its initial state.
    let line: String
  }

  private var features: [Key: Feature] = [:]
  private var compiling: Task<Feature, any Error>?

  nonisolated init() {}

  /// Returns the feature of a file.
  ///
  /// - Parameters:
  ///   - isAnew: Whether to compile a file that has not changed.
  ///   - isCurrent: Called after compilation; returns whether the file is still as the key says.
  /// - Throws: The errors of `compile`, and `CancellationError`.
  func feature(
    _ key: Key, isAnew: Bool, isCurrent: @escaping () -> Bool,
    _ compile: @escaping @Sendable () async throws -> Feature
  ) async throws -> Feature {
    while let compiling { _ = await compiling.result }
    if !isAnew, let known = features[key] { return known }
    let task = Task {
      // Both before a waiting caller continues.
      defer { compiling = nil }
      let feature = try await compile()
      if isCurrent() { features[key] = feature }
      return feature
    }
    compiling = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
