import ComposableArchitecture
import SourceLoading
import TestFunctions

/// What was loaded from a file.
package struct FileContents: Sendable {
  package let feature: Feature
  /// The features of the file that have a view, for the children of the loaded one.
  package var children: [Feature] = []
  /// Whether the feature starts with an expression that the user typed after the name.
  package var hasTypedState = false
  package var previews: [FilePreview] = []
  package var tests: [RegisteredTest] = []
  package var sources = SourceSet(files: [])
  package var leftOut = LeftOutReport()
}

/// The features that were created from files. A file that has not changed is not compiled again.
///
/// An unchanged file keeps its code, and so the values of its `static` properties, like a built-in feature. Files are
/// compiled one at a time.
@MainActor
package final class CompiledFiles {
  /// A version of a file, and how it was loaded.
  package struct Key: Hashable {
    /// The folder that paths are relative to.
    package let folder: String
    package let sources: SourceSet
    /// The whole line, which names the reducer and its initial state.
    package let line: String

    package init(folder: String, sources: SourceSet, line: String) {
      self.folder = folder
      self.sources = sources
      self.line = line
    }
  }

  private struct Origin: Hashable {
    let folder: String
    let paths: [String]
  }

  private var features: [Key: FileContents] = [:]
  /// The code of a module, the newest first.
  private var code: [String: [LoadedCode]] = [:]
  private var moduleNumbers: [Origin: Int] = [:]
  private var compiling: Task<FileContents, any Error>?

  nonisolated init() {}

  /// Returns the number of the module of some paths.
  ///
  /// Other versions of the same files have the same module, so that the compiler knows what has not changed.
  package func moduleNumber(of paths: [String], in folder: String) -> Int {
    let origin = Origin(folder: folder, paths: paths)
    let number = moduleNumbers[origin] ?? moduleNumbers.count + 1
    moduleNumbers[origin] = number
    return number
  }

  /// The code of a module that is loaded already.
  package func code(ofModule module: String) -> [LoadedCode] { code[module, default: []] }

  /// Keeps code, so that another feature of the same files does not have to be compiled.
  package func keep(_ new: LoadedCode, ofModule module: String) {
    code[module] = Array(([new] + code[module, default: []]).prefix(Self.versionsOfModule))
  }

  private static let versionsOfModule = 4

  /// Returns the feature of a file, and what was left out.
  ///
  /// - Parameters:
  ///   - isAnew: Whether to compile a file that has not changed.
  ///   - isCurrent: Called after compilation; returns whether the file is still as the key says.
  /// - Throws: The errors of `compile`, and `CancellationError`.
  package func contents(
    _ key: Key, isAnew: Bool, isCurrent: @escaping () -> Bool,
    _ compile: @escaping @Sendable () async throws -> FileContents
  ) async throws -> FileContents {
    while let compiling { _ = await compiling.result }
    if !isAnew, let known = features[key] { return known }
    let task = Task {
      // Both before a waiting caller continues.
      defer { compiling = nil }
      let contents = try await compile()
      if isCurrent() { features[key] = contents }
      return contents
    }
    compiling = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
