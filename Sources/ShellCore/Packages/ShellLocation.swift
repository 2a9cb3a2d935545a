/// Where the manifest of a new package finds the sources of composable-shell.
package enum ShellLocation: Sendable, Equatable {
  /// In this folder: an absolute path, or one relative to the package's folder.
  case folder(String)
  /// Beside the program `tca` of the machine on which the package is built. A folder is tried first.
  case installed(first: String?)

  /// The imports of the manifest.
  var imports: String {
    switch self {
    case .folder: "import PackageDescription"
    case .installed: "import Foundation\nimport PackageDescription"
    }
  }

  /// The path in the manifest, as Swift source.
  var expression: String {
    switch self {
    case .folder(let path): "\"\(path)\""
    case .installed: "shell"
    }
  }

  /// What the manifest declares before the package.
  var declaration: String {
    guard case .installed(let first) = self else { return "" }
    let known = first.map { ", \"\($0)\"" } ?? ""
    return """
      /// The sources of composable-shell: in the folder that COMPOSABLE_SHELL names, or else beside an installed `tca` in PATH.
      let shell: String = {
        let environment = Context.environment
        let programs = (environment["PATH"] ?? "").split(separator: ":").map {
          URL(fileURLWithPath: "\\($0)/tca").resolvingSymlinksInPath().deletingLastPathComponent().path
        }
        let folders = [environment["COMPOSABLE_SHELL"]\(known)].compactMap { $0 }
        for folder in folders + programs.map({ "\\($0)/Package" }) {
          if FileManager.default.fileExists(atPath: "\\(folder)/Package.swift") { return folder }
        }
        fatalError("Add the folder of `tca` to PATH, or set COMPOSABLE_SHELL to the folder of composable-shell.")
      }()


      """
  }
}
