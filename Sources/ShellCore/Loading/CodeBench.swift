/// Where a file is compiled and opened: the part of loading that the outside world does.
///
/// A shell core knows no compiler; who has one gives a session a ``CodeLoader``.
package protocol CodeBench: Sendable {
  /// The build that loaded code is compiled against.
  var build: BuildFolder { get }
  /// A folder of the bench's own, gone when the bench is cleared.
  var scratch: String { get }
  /// Writes a source into the scratch folder.
  func write(_ text: String, to name: String) throws
  /// Runs the compiler in a folder.
  ///
  /// - Returns: What it said and whether it succeeded.
  /// - Throws: `LoadFailure`, and `CancellationError` when its task was cancelled: the compiler has
  ///   then ended.
  func compile(_ arguments: [String], in folder: String) async throws -> CompilerReport
  /// Takes a library into the process, for good.
  func open(_ path: String) throws -> any CodeLibrary
  /// Removes the scratch folder.
  func clear()
}

/// A library that was opened: what it declares, and what its functions make.
package protocol CodeLibrary: Sendable {
  /// The types that it declares and that are not generic.
  var types: [Any.Type] { get }
  /// What one of a companion's functions makes of some values; nil when it makes nothing of them.
  func make(_ function: String, from values: [Any]) -> Any?
}

/// Makes a bench for each file that is loaded.
package struct CodeLoader: Sendable {
  /// - Throws: `LoadFailure` when files cannot be loaded here.
  let makeBench: @Sendable () throws -> any CodeBench
  /// What has come of the benches.
  let compiled = CompiledFiles()

  /// A loader whose benches are made by a function.
  package init(makeBench: @escaping @Sendable () throws -> any CodeBench) {
    self.makeBench = makeBench
  }
}

/// Why files cannot be loaded here, in a line.
package struct LoadFailure: Error, Equatable {
  package let text: String

  package init(_ text: String) { self.text = text }
}
