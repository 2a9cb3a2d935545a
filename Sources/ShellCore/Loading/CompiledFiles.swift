import ComposableArchitecture

/// The features that were made of files: one that has not changed is not compiled again.
///
/// It has then the code that it had: what is `static` in it keeps its value, as it does in the
/// shell's own features. Files are compiled one at a time, however many ask.
@MainActor
final class CompiledFiles {
  /// A file as it was, and what was to be made of it.
  struct Key: Hashable {
    let path: String
    let text: String
    /// The whole line: it says which reducer is meant, and how its state begins.
    let line: String
  }

  private var features: [Key: Feature] = [:]
  private var compiling: Task<Feature, any Error>?

  nonisolated init() {}

  /// The feature of a file.
  ///
  /// - Parameters:
  ///   - isAnew: Whether it is compiled even where it is known.
  ///   - isStillRight: Asked when it is compiled, whether the file is still as the key says.
  /// - Throws: What `compile` throws, `CancellationError` among it.
  func feature(
    _ key: Key, isAnew: Bool, isStillRight: @escaping () -> Bool,
    _ compile: @escaping @Sendable () async throws -> Feature
  ) async throws -> Feature {
    while let compiling { _ = await compiling.result }
    if !isAnew, let known = features[key] { return known }
    let task = Task {
      // All before anybody who waits goes on.
      defer { compiling = nil }
      let feature = try await compile()
      if isStillRight() { features[key] = feature }
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
