/// A version of the architecture, which is a module of its own.
package enum ArchitectureVersion: Sendable {
  case first, second

  /// The module that a file of the version imports.
  var module: String { self == .first ? "ComposableArchitecture" : "ComposableArchitecture2" }
}

extension Set<ArchitectureVersion> {
  /// The versions that files import. Files without an import of the architecture are of the first one.
  package init(importedBy sources: SourceSet) {
    let imported = Set<String>(
      sources.files.flatMap { SourceOutline($0.text).declarations }
        .filter { $0.keyword == "import" }.map(\.name))
    if !imported.contains(ArchitectureVersion.second.module) {
      self = [.first]
    } else if imported.contains(ArchitectureVersion.first.module) {
      self = [.first, .second]
    } else {
      self = [.second]
    }
  }

  /// The modules that all files see: one that imports only SwiftUI sees the architecture, too, whose main queue is in a separate module here.
  /// If files are of different versions, each sees the one that it imports.
  var imports: [String] {
    switch self {
    case [.first]: ["ComposableArchitecture", "ComposableCombine"]
    case [.second]: [ArchitectureVersion.second.module]
    default: []
    }
  }
}
