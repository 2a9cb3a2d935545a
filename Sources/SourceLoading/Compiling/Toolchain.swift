/// Compiles files and opens the results: the part of loading that needs processes and files.
///
/// ShellCore has no compiler. A program that has one gives the session a ``CodeLoader``.
package protocol Toolchain: Sendable {
  /// The build that loaded code is compiled against.
  var build: BuildFolder { get }
  /// A temporary folder, which ``removeScratch()`` removes.
  var scratch: String { get }
  /// Writes a source file into the temporary folder, unless it contains the same text already: the compiler compiles a newer file again.
  ///
  /// - Returns: Whether the file is new.
  @discardableResult
  func write(_ text: String, to name: String) throws -> Bool
  /// Runs the compiler in a folder.
  ///
  /// - Returns: Whether it succeeded, and its output.
  /// - Throws: `LoadFailure`; `CancellationError` if the task was cancelled, after the compiler has ended.
  func compile(_ job: CompilerJob, in folder: String) async throws -> CompilerReport
  /// Loads the library of a job into the process. It is never unloaded.
  func open(_ job: CompilerJob) throws -> any CodeLibrary
  /// Removes the temporary folder.
  func removeScratch()
  /// The names of all modules that sources can import; `nil` if only the compiler knows them.
  var moduleNames: Set<String>? { get }
}

extension Toolchain {
  var moduleNames: Set<String>? { nil }
}

/// A library that was loaded into the process.
package protocol CodeLibrary: Sendable {
  /// The types that the library declares, except for generic ones.
  var types: [Any.Type] { get }
  /// Calls a function of a ``LoaderShim``.
  ///
  /// - Returns: What the function creates; nil if the values do not fit it.
  func make(_ function: String, from values: [Any]) -> Any?
}

/// The folder of a build, which contains the modules that loaded code imports.
package struct BuildFolder: Sendable, Equatable {
  package let path: String

  /// Creates the folder of a program.
  package init(path: String) { self.path = path }

  /// The folder of the modules.
  package var modules: String { "\(path)/Modules" }

  /// The folder of the ``ProvidedModules``.
  package var providedModules: String { "\(path)/ProvidedModules" }

  /// The C modules that the architecture uses.
  package var cModules: [String] { ["COpenCombineHelpers", "CSwiftRuntime", "SwiftUI"] }

  func moduleMap(of module: String) -> String { "\(path)/\(module).build/module.modulemap" }

  /// The compiler arguments that let loaded code use the macros of the architecture.
  var macroPlugin: [String] {
    ["-load-plugin-executable", "\(macroTool)#\(Self.macroModule)"]
  }

  /// The program that expands the macros.
  package var macroTool: String { "\(path)/\(Self.macroModule)-tool" }

  private static let macroModule = "ComposableArchitectureMacros"
}
