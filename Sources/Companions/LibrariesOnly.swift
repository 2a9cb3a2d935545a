// The end of the manifest in the copy of the sources that `tca ci` gives to packages in place of the architecture: the libraries alone.
// `frameworkModules` is declared before it.

let companionNames = companions + otherCompanions.map(\.name)
package.products =
  ["ComposableCombine", "TerminalUI"].map { .library(name: $0, targets: [$0]) }
  // Before tools version 5.9, two packages cannot have products of one name, and each companion has a package here.
  + companionNames.map { .library(name: "\($0)Module", targets: [$0]) }
  // `import Combine` finds ComposableCombine.
  + [
    .library(
      name: "ComposableArchitecture",
      targets: ["ComposableArchitecture", "ComposableCombine"] + companions)
  ]
  // The frameworks of Apple that targets import.
  + frameworkModules.map { .library(name: $0, targets: [$0]) }
package.dependencies.removeAll {
  if case .sourceControl(_, let location, _) = $0.kind {
    location.hasSuffix("/swift-argument-parser")
  } else {
    false
  }
}
let libraries =
  [
    "SwiftReading", "MacroExpansion", "ComposableArchitectureMacros", "ViewValues", "TerminalUI",
    "CSwiftRuntime", "Reflection", "ComposableArchitecture", "ComposableFeatures",
    "ComposableCombine", "AppleStubs",
  ] + companionNames + frameworkModules
package.targets.removeAll { !libraries.contains($0.name) }
// Tests may use the dependency `urlSession`; the trait would be in the manifest of the package.
package.targets.first { $0.name == "ComposableArchitecture" }?.swiftSettings =
  features + [.define("FoundationNetworking")]
// The configuration of each of these libraries, which `tca ci` writes, names a folder with the names under which targets import it. Only
// the targets that depend on it see the folder.
for name in frameworkModules {
  package.targets.first { $0.name == name }?.dependencies.append(
    .target(name: "\(name)Names"))
  package.targets.append(
    .systemLibrary(
      name: "\(name)Names", path: "Sources/Companions/\(name)Names",
      pkgConfig: "composable-shell-\(name)"))
}
// Its configuration, which `tca ci` writes, names a folder with contents for `import SwiftUI`, which only the targets that depend on
// ComposableArchitecture see.
package.targets.append(
  .systemLibrary(
    name: "SwiftUI", path: "Sources/Companions/SwiftUI", pkgConfig: "composable-shell-swiftui"))
