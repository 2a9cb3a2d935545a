import TestFunctions

struct FileContents: Sendable {
  let feature: Feature
  /// The features of the file that have a view, for the children of the loaded one.
  var children: [Feature] = []
  /// Whether the feature starts with an expression that the user typed after the name.
  var hasTypedState = false
  var previews: [FilePreview] = []
  var tests: [RegisteredTest] = []
  var sources = SourceSet(files: [])
  var leftOut = LeftOutReport()
}

/// The features that were created from files. A file that has not changed is not compiled again.
///
/// An unchanged file keeps its code, and so the values of its `static` properties, like a built-in feature. Files are
/// compiled one at a time.
@MainActor
final class FeatureCache {
  /// A version of a file, and how it was loaded.
  struct Key: Hashable {
    /// The folder that paths are relative to.
    let folder: String
    let sources: SourceSet
    /// The whole line, which names the reducer and its initial state.
    let line: String
  }

  private struct Origin: Hashable {
    let folder: String
    let paths: [String]
  }

  private var features: [Key: FileContents] = [:]
  /// The code of a module, the newest first.
  private var code: [String: [LoadedCode]] = [:]
  /// The numbers of the modules with a name, by what they were made of.
  private var moduleNumbers: [String: [Origin: Int]] = [:]
  private var compiling: Task<FileContents, any Error>?

  nonisolated init() {}

  /// Returns the number of the module of some paths. It does not depend on files with other names, because a feature can show the name of
  /// its module, as an error does.
  ///
  /// Other versions of the same files have the same module, so that the compiler knows what has not changed.
  func moduleNumber(of paths: [String], in folder: String, named name: String) -> Int {
    let origin = Origin(folder: folder, paths: paths), known = moduleNumbers[name] ?? [:]
    let number = known[origin] ?? known.count + 1
    moduleNumbers[name, default: [:]][origin] = number
    return number
  }

  /// The code of a module that is loaded already.
  func code(ofModule module: String) -> [LoadedCode] { code[module, default: []] }

  /// The code that a module is a part of, such as one of several modules of a project.
  func code(declaring module: String) -> [LoadedCode] {
    code.values.joined().filter { $0.compiled.modules.contains(module) }
  }

  /// How some files were compiled, alone or as a part of others; `nil` if they are not known any more.
  func compilation(
    of sources: [(name: String, text: String)]
  ) -> SourceCompilation.Result? {
    let names = Set(sources.map(\.name))
    return code.values.joined().lazy.map { $0.compiled.part(names) }.first { compiled in
      compiled.sources.files.elementsEqual(sources) { $0.name == $1.name && $0.text == $1.text }
    }
  }

  /// Keeps code, so that another feature of the same files does not have to be compiled.
  func keep(_ new: LoadedCode, ofModule module: String) {
    code[module] = Array(([new] + code[module, default: []]).prefix(Self.versionsOfModule))
  }

  private static let versionsOfModule = 4

  /// Returns the feature of a file, and what was left out.
  ///
  /// - Parameters:
  ///   - isAnew: Whether to compile a file that has not changed.
  ///   - isCurrent: Called after compilation; returns whether the file is still as the key says.
  /// - Throws: The errors of `compile`, and `CancellationError`.
  func contents(
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
