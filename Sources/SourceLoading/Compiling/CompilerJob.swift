import Foundation
import Synchronization

/// One run of the compiler.
package struct CompilerJob: Equatable, Sendable {
  /// What the compiler makes of the sources.
  package enum Product: Equatable {
    /// A library, from the module as a whole.
    case library
    /// A library, from files that are divided among several processes. What has not changed since the last run is not compiled
    /// again.
    case incrementalLibrary(processes: Int)
    /// Nothing but errors, in the order of the sources.
    case errors
    /// Nothing but errors, with those about data races.
    case diagnostics
    /// Nothing but the errors of declarations and of the values of properties. The bodies of functions are skipped.
    case interfaces
    /// The same in some of the sources, from one process without the compiler's driver.
    case declarations(of: Set<String>)
    /// Nothing but the errors in some of the sources, from such a process.
    case bodies(of: Set<String>)
    /// The module that another job imports. A library of the whole module includes it.
    case module

    /// The sources that alone are checked, without the compiler's driver.
    package var checkedFiles: Set<String>? {
      switch self {
      case .declarations(let files), .bodies(let files): files
      default: nil
      }
    }
  }

  package private(set) var module: String
  package var sources: [String]
  /// The path of the library, which differs each time: loaded code is never unloaded.
  package private(set) var library: String
  /// A library that the source needs besides the program.
  package var against: String?
  /// The modules beneath that the sources import.
  package private(set) var unitsBeneath: [String] = []
  /// Modules that the sources use without importing them.
  var implicitImports: [String] = []
  package var product = Product.library
  /// The versions of the architecture that the sources import.
  package var versions: Set<ArchitectureVersion> = [.first]
  /// Whether the compiler gives up an expression early. It tries a view's body that contains an unknown name for up to a minute.
  var isBounded = false
  /// Arguments in addition.
  package var options: [String] = []

  package init(
    module: String, sources: [String], library: String, against: String? = nil,
    implicitImports: [String] = [], product: Product = .library
  ) {
    self.module = module
    self.sources = sources
    self.library = library
    self.against = against
    self.implicitImports = implicitImports
    self.product = product
  }

  /// The job of one of several modules that sources are divided into.
  ///
  /// - Parameter beneath: The jobs of those beneath, the lowest first.
  func unit(named name: String, above beneath: [CompilerJob]) -> CompilerJob {
    var unit = self
    unit.module = name
    if name != module {
      unit.library = library.replacing(".so", with: "-\(beneath.count).so")
    }
    unit.against = beneath.last?.library
    unit.unitsBeneath = beneath.map(\.module)
    return unit
  }

  /// The arguments of the compiler.
  ///
  /// The library does not link what the program provides. The line tables name the place of a crash.
  package func arguments(_ build: BuildFolder, scratch: String) -> [String] {
    var arguments =
      ["-parse-as-library", "-Onone", "-gline-tables-only", "-swift-version", "5", "-D", "DEBUG"]
    // Nobody reads warnings, except for those that an option asks for.
    if !options.contains(where: { $0.hasPrefix("-warn-") }) {
      arguments.append("-suppress-warnings")
    }
    arguments += ["-enable-testing", "-module-name", module]
    // The targets of a package, which are compiled as one module, share what is `package`.
    arguments += ["-package-name", "loaded"]
    // The provided modules come first: a test imports `DependenciesTestSupport` for the shell, not for Swift Testing.
    let folders = [build.providedModules, build.modules, scratch]
    arguments += folders.flatMap { ["-I", $0] }
    // `SwiftUI.State` is a name of the module that has the views.
    arguments += ["-module-alias", "SwiftUI=TerminalUI"]
    for imported in versions.imports + implicitImports {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", imported]
    }
    for module in build.cModules {
      arguments += ["-Xcc", "-fmodule-map-file=\(build.moduleMap(of: module))"]
    }
    arguments += build.macroPlugin + options
    if isBounded { arguments += ["-Xfrontend", "-solver-memory-threshold=\(SolverBounds.memory)"] }
    // Each error in one line, for the shell to read.
    arguments += ["-diagnostic-style", "llvm"]
    let checked = product.checkedFiles
    // A project has many names that exist nowhere, and looking for similar ones takes a fifth of the time. The shell does it for those
    // that it shows.
    if checked != nil || product == .interfaces {
      arguments += ["-Xfrontend", "-typo-correction-limit", "-Xfrontend", "0"]
    }
    arguments = productArguments(scratch) + arguments
    guard let checked else { return arguments + sources.map(path) }
    if isBounded { arguments.append("-solver-scope-threshold=\(SolverBounds.attempts)") }
    // Only the driver reads `-Xfrontend`.
    return arguments.filter { $0 != "-Xfrontend" }
      + sources.flatMap { (checked.contains($0) ? ["-primary-file"] : []) + [path($0)] }
  }

  private func productArguments(_ scratch: String) -> [String] {
    let module = ["-emit-module-path", "\(scratch)/\(module).swiftmodule"]
    switch product {
    case .library:
      return ["-emit-library", "-wmo", "-no-emit-module-separately-wmo"] + module + linking(scratch)
    case .incrementalLibrary(let processes):
      return ["-emit-library", "-incremental", "-enable-batch-mode", "-j\(processes)"]
        + ["-output-file-map", "\(scratch)/\(objectMapName)"] + linking(scratch)
    case .errors: return ["-typecheck", "-wmo"]
    case .diagnostics: return ["-emit-sil", "-wmo", "-o", "/dev/null"]
    case .interfaces:
      return ["-typecheck", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies"]
    case .declarations:
      return ["-frontend", "-typecheck", "-experimental-skip-all-function-bodies"]
    case .bodies: return ["-frontend", "-typecheck"]
    case .module:
      return ["-emit-module", "-wmo"] + module
        + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types"]
    }
  }

  /// The beginning and the end of the library's list of types get names, so that the shell can find them.
  private func linking(_ scratch: String) -> [String] {
    // An alias would be as hidden as the bound itself; a sum is a separate symbol.
    let bounds = [(Self.typesStart, "start"), (Self.typesEnd, "stop")].flatMap { name, bound in
      ["-Xlinker", "--defsym=\(name)=__\(bound)_swift5_type_metadata+0"]
    }
    return bounds + ["-o", output(scratch)] + (against.map { [$0] } ?? [])
  }

  /// Whether it creates a library.
  package var makesLibrary: Bool {
    switch product {
    case .library, .incrementalLibrary: true
    case .errors, .diagnostics, .interfaces, .declarations, .bodies, .module: false
    }
  }

  /// The files that are the result of a run, in a fixed order.
  package func outputs(_ scratch: String) -> [String] {
    let module = "\(scratch)/\(module).swiftmodule"
    switch product {
    case .library: return [library, module]
    case .incrementalLibrary: return [library]
    case .errors, .diagnostics, .interfaces, .declarations, .bodies: return []
    case .module: return [module]
    }
  }

  /// Where the compiler writes the library, before it is moved. With other arguments it would compile everything again.
  package func output(_ scratch: String) -> String {
    if case .incrementalLibrary = product { return "\(scratch)/\(module).so" }
    return library
  }

  /// The name of the file in the scratch folder that contains the ``objectMap``.
  var objectMapName: String { "\(module).json" }

  /// Where the processes write the object files, and what they depend on.
  func objectMap(scratch: String) -> String {
    var map = ["": ["swift-dependencies": "\(scratch)/\(module).swiftdeps"]]
    for source in sources {
      let name = source.replacing("%", with: "%25").replacing("/", with: "%2F")
      let file = "\(scratch)/\(module)-\(name)"
      map[path(source)] = ["object": "\(file).o", "swift-dependencies": "\(file).swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(map)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The number of bytes from which on several processes are faster. Each one begins with half a second in which it reads the
  /// modules that the sources import.
  static let dividedSize = 16_384

  /// Another name of the folder in which the compiler runs.
  package static let workingFolder = "/proc/self/cwd/"

  /// The symbols at the bounds of the list of types.
  package static let typesStart = "tca_types_start"
  package static let typesEnd = "tca_types_end"
}

/// The bounds of the constraint solver of the compiler for one expression.
private enum SolverBounds {
  /// In bytes. The solver reaches them in a few seconds. Correct views of hundreds of lines need a tenth of them.
  static let memory = 30_000_000

  /// Of a project: a tenth of the compiler's own limit. What needs more takes half a second, and usually contains a name that does not
  /// exist.
  static let attempts = 100_000
}

/// A name that the compiler does not read as an option or a list of options. It would shorten `./-o.swift` to `-o.swift`.
private func path(_ name: String) -> String {
  name.hasPrefix("-") || name.hasPrefix("@") ? CompilerJob.workingFolder + name : name
}

/// Numbers for libraries and modules, which are never reused in a process.
package enum LibraryNumber {
  private static let last = Atomic(0)

  package static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
