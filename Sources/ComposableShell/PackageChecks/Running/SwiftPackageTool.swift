import Foundation

/// SwiftPM with the configuration of a check: its files are outside of the package.
struct SwiftPackageTool {
  /// The `swift` in PATH.
  let swift: String
  /// The folder of the configuration.
  let work: String
  let scratch: String

  /// Writes the places of the repositories, and the contents of `import SwiftUI`, which only targets that depend on the
  /// architecture see: SwiftPM passes them the search path of a system library.
  func configure(repositories: String) throws {
    var files = [
      "\(work)/configuration/mirrors.json": MirrorPlan.configuration(repositoriesIn: repositories),
      "\(work)/pkgconfig/composable-shell-swiftui.pc": library("swiftui", at: interfaces),
      "\(interfaces)/\(FrameworkModules.foundationsOwn).swiftinterface": interface(
        FrameworkModules.foundationsOwn, exporting: "Foundation"),
      "\(interfaces)/SwiftUI.swiftinterface": interface("SwiftUI", exporting: "TerminalUI"),
      "\(interfaces)/Combine.swiftinterface": interface(
        "Combine", exporting: "ComposableCombine", "CSwiftRuntime", "COpenCombineHelpers"),
    ]
    for (module, names) in FrameworkModules.names {
      let folder = "\(interfaces)/\(module)"
      files["\(work)/pkgconfig/composable-shell-\(module).pc"] = library(module, at: folder)
      for name in names {
        files["\(folder)/\(name).swiftinterface"] = interface(name, exporting: module)
      }
    }
    for (path, text) in files {
      let file = URL(filePath: path)
      // A file with a new date is compiled again.
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The configuration of a system library whose clients search a folder for modules.
  private func library(_ name: String, at folder: String) -> String {
    """
    Name: composable-shell-\(name)
    Description: Modules of composable-shell under the names that packages import
    Version: 1
    Cflags: -I\(folder.replacing(" ", with: "\\ "))

    """
  }

  /// The compiler is passed this path, which does not depend on the package.
  private var interfaces: String { "\(scratch)/composable-shell/Interfaces" }

  /// Where SwiftPM builds. Its link `debug` to this folder exists only after the first build.
  private var products: String {
    #if arch(arm64)
      "\(scratch)/aarch64-unknown-linux-gnu/debug"
    #else
      "\(scratch)/x86_64-unknown-linux-gnu/debug"
    #endif
  }

  /// The compiler does not pass the module maps of C modules on to the compilation of an interface.
  private func interface(
    _ name: String, exporting source: String, _ cModules: String...
  ) -> String {
    let maps = cModules.map {
      " -Xcc \"-fmodule-map-file=\(products)/\($0).build/module.modulemap\""
    }
    return """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -swift-version 5 -module-name \(name)\(maps.joined())
      @_exported import \(source)

      """
  }

  func dump(_ package: String) async throws -> ChildProcess.Result {
    try await ChildProcess(
      swift,
      [
        "package", "dump-package", "--package-path", package, "--scratch-path", "\(work)/manifests",
      ],
      includesErrors: false
    ).run()
  }

  func resolve(_ copy: PackageCopy) async throws -> ChildProcess.Result {
    try await run(["package"], copy, ["resolve"])
  }

  func build(_ copy: PackageCopy) async throws -> ChildProcess.Result {
    try await run(["build", "--build-tests"], copy, [])
  }

  private func run(
    _ command: [String], _ copy: PackageCopy, _ rest: [String]
  ) async throws -> ChildProcess.Result {
    let options = [
      "--package-path", copy.folder, "--scratch-path", scratch,
      "--config-path", "\(work)/configuration", "--security-path", "\(work)/security",
      "--pkg-config-path", "\(work)/pkgconfig",
    ]
    return try await ChildProcess(swift, command + options + rest, endsWithThisProcess: true).run()
  }

  func runXCTest(_ bundle: String, in folder: String) async throws -> ChildProcess.Result {
    try await ChildProcess(bundle, [], in: folder, endsWithThisProcess: true).run()
  }

  /// Runs the tests of Swift Testing, which writes its events to a file.
  func runSwiftTesting(
    _ bundle: String, in folder: String, events: String
  ) async throws -> ChildProcess.Result {
    let arguments = [
      "--testing-library", "swift-testing", "--event-stream-output-path", events,
      "--event-stream-version", "0",
    ]
    return try await ChildProcess(bundle, arguments, in: folder, endsWithThisProcess: true).run()
  }
}
