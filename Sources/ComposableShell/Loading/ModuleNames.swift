import Foundation
import SourceLoading

/// The names of the modules that loaded files can import: those of this program's build, those that it provides, and those of the
/// compiler's installation.
struct ModuleNames {
  private let compiler: String
  private let build: BuildFolder

  init(compiler: String, build: BuildFolder) {
    self.compiler = compiler
    self.build = build
  }

  /// `nil` if the modules of the installation cannot be found: then only the compiler knows.
  var all: Set<String>? {
    let program = URL(filePath: compiler).resolvingSymlinksInPath()
    let library = program.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift")
    let installed = Self.modules(in: library.path, depth: 2)
    guard installed.contains("Foundation"), installed.contains("Swift") else { return nil }
    return installed.union(Self.modules(in: build.modules, depth: 0))
      .union(ProvidedModules.names).union(build.cModules).union(Self.builtIn)
  }

  private static let builtIn: Set = ["Builtin", "Glibc", "Musl", "SwiftShims", "SwiftGlibc"]

  /// The names of the modules in a folder, those of C included, whose names are those of folders or in the map of the modules.
  private static func modules(in folder: String, depth: Int) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.reduce(into: Set<String>()) { modules, name in
      let parts = name.split(separator: ".")
      if name.hasSuffix(".swiftmodule") || name.hasSuffix(".swiftinterface") {
        modules.insert(String(parts[0]))
      } else if name.hasSuffix(".modulemap") {
        let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        for match in (text ?? "").matches(of: /\bmodule\s+(\w+)/) {
          modules.insert(String(match.1))
        }
      } else if !name.contains("."), depth > 0 {
        modules.formUnion(Self.modules(in: "\(folder)/\(name)", depth: depth - 1))
      }
    }
  }
}
