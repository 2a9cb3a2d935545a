import Foundation
import PackageChecks

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
    let interface = { (name: String, source: String) in
      """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -swift-version 5 -module-name \(name)
      @_exported import \(source)

      """
    }
    let library = """
      Name: composable-shell-swiftui
      Description: The views of composable-shell under the name SwiftUI
      Version: 1
      Cflags: -I\(work)/Interfaces

      """
    let files = [
      "configuration/mirrors.json": MirrorPlan.configuration(repositoriesIn: repositories),
      "pkgconfig/composable-shell-swiftui.pc": library,
      "Interfaces/SwiftUI.swiftinterface": interface("SwiftUI", "TerminalUI"),
      "Interfaces/Combine.swiftinterface": interface("Combine", "ComposableCombine"),
    ]
    for (name, text) in files {
      let file = URL(filePath: "\(work)/\(name)")
      // A file with a new date is compiled again.
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The description of a manifest.
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
    return try await ChildProcess(
      "/usr/bin/env", ["TCA_CI=1", swift] + command + options + rest, endsWithThisProcess: true
    ).run()
  }

  /// Runs the tests of XCTest.
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
