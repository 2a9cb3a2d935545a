/// The folder of a build, as far as loaded code needs it.
package struct BuildFolder: Sendable, Equatable {
  package let path: String
  /// Where the compiler keeps what it has read of C modules; nil: where it likes.
  package let moduleCache: String?

  /// The folder that a program stands in.
  package init(path: String, moduleCache: String?) {
    self.path = path
    self.moduleCache = moduleCache
  }

  /// Where the modules lie.
  package var modules: String { "\(path)/Modules" }

  /// The maps of the C modules that the architecture is made with.
  var moduleMaps: [String] {
    ["CSwiftRuntime", "SwiftUI"].map { "\(path)/\($0).build/module.modulemap" }
  }
}
