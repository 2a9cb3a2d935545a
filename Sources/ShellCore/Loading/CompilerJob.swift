import Foundation
import Synchronization

/// One run of the compiler, which creates a library from source files.
package struct CompilerJob: Equatable {
  let module: String
  var sources: [String]
  let library: String
  /// A library that the source needs besides the program.
  var against: String?
  /// Modules that the sources use without importing them.
  var implicitImports: [String] = []
  /// The number of processes among which the files are divided; 1 compiles the module as a whole.
  var processes = 1

  /// The arguments of the compiler.
  ///
  /// The library does not link what the program provides. The beginning and the end of its list of types get names, so
  /// that the shell can find them. The line tables name the place of a crash.
  func arguments(_ build: BuildFolder, scratch: String) -> [String] {
    let division =
      processes > 1
      ? ["-enable-batch-mode", "-j\(processes)", "-output-file-map", "\(scratch)/\(objectMapName)"]
      : ["-wmo", "-no-emit-module-separately-wmo"]
    var arguments =
      ["-emit-library", "-parse-as-library"] + division + [
        "-Onone", "-gline-tables-only",
        "-swift-version", "5", "-D", "DEBUG",
        "-suppress-warnings", "-enable-testing", "-module-name", module,
        "-emit-module-path", "\(scratch)/\(module).swiftmodule", "-I", build.modules,
        "-I", build.providedModules, "-I", scratch,
      ]
    // `SwiftUI.State` is a name of the module that has the views.
    arguments += ["-module-alias", "SwiftUI=TerminalUI"]
    // A file that imports only SwiftUI also sees the architecture. Its main queue is in a separate module here.
    for imported in ["ComposableArchitecture", "ComposableCombine"] + implicitImports {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", imported]
    }
    // An alias would be as hidden as the bound itself; a sum is a separate symbol.
    for (name, bound) in [(Self.typesStart, "start"), (Self.typesEnd, "stop")] {
      arguments += ["-Xlinker", "--defsym=\(name)=__\(bound)_swift5_type_metadata+0"]
    }
    for module in build.cModules {
      arguments += ["-Xcc", "-fmodule-map-file=\(build.moduleMap(of: module))"]
    }
    arguments += build.macroPlugin
    // Each error in one line, for the shell to read.
    arguments += ["-diagnostic-style", "llvm"] + sources.map(Self.path) + ["-o", library]
    if let against { arguments.append(against) }
    return arguments
  }

  /// The name of the file in the scratch folder that contains the ``objectMap``.
  var objectMapName: String { "\(module).json" }

  /// Where each process writes its object files. Without this list, the compiler's driver does not find them.
  func objectMap(scratch: String) -> String {
    let objects = sources.enumerated().map { index, source in
      (Self.path(source), ["object": "\(scratch)/\(module)-\(index).o"])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let map = try? encoder.encode(Dictionary(objects) { first, _ in first })
    return String(decoding: map ?? Data("{}".utf8), as: UTF8.self)
  }

  /// A name that the compiler does not read as an option or a list of options.
  private static func path(_ name: String) -> String {
    name.hasPrefix("-") || name.hasPrefix("@") ? "./" + name : name
  }

  /// The symbols at the bounds of the list of types.
  package static let typesStart = "tca_types_start"
  package static let typesEnd = "tca_types_end"
}

/// Numbers for the modules of loaded files. Code is never unloaded, so each load needs a new module name.
enum ModuleNumber {
  private static let last = Atomic(0)

  static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
