/// One run of the compiler: a source becomes a library.
package struct CompilerJob: Equatable {
  let module: String
  let source: String
  let library: String
  /// A library that the source's code needs beside the program's own.
  var against: String?
  /// Whether errors are told in a line each, for the shell to read.
  var isTerse: Bool { against != nil }

  /// What the compiler is called with.
  ///
  /// The library leaves open what the program itself provides. Where its list of types begins and
  /// ends is given a name, so that it can be found.
  func arguments(_ build: BuildFolder, scratch: String) -> [String] {
    var arguments = [
      "-emit-library", "-parse-as-library", "-wmo", "-Onone", "-swift-version", "5",
      "-suppress-warnings", "-enable-testing", "-module-name", module,
      "-emit-module-path", "\(scratch)/\(module).swiftmodule", "-I", build.modules, "-I", scratch,
    ]
    // A file that imports SwiftUI alone means what the architecture exports.
    for word in ["-import-module", "ComposableArchitecture"] { arguments += ["-Xfrontend", word] }
    // A name alone would be as hidden as the bound is; the sum is a name of its own.
    for (name, bound) in [(Self.typesStart, "start"), (Self.typesEnd, "stop")] {
      arguments += ["-Xlinker", "--defsym=\(name)=__\(bound)_swift5_type_metadata+0"]
    }
    for map in build.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    if isTerse { arguments += ["-diagnostic-style", "llvm"] }
    arguments += [source, "-o", library]
    if let against { arguments.append(against) }
    return arguments
  }

  /// The names under which a library has the bounds of its list of types.
  package static let typesStart = "tca_types_start"
  package static let typesEnd = "tca_types_end"
}
