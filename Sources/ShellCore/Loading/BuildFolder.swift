/// The folder of a build, as far as loaded code needs it.
package struct BuildFolder: Sendable, Equatable {
  package let path: String

  /// The folder that a program stands in.
  package init(path: String) { self.path = path }

  /// Where the modules lie.
  package var modules: String { "\(path)/Modules" }

  /// The maps of the C modules that the architecture is made with.
  var moduleMaps: [String] {
    ["CSwiftRuntime", "SwiftUI"].map { "\(path)/\($0).build/module.modulemap" }
  }
}
