import Foundation
import Testing

@testable import ComposableShell

struct SwiftPackageToolTests {
  private let base = FileManager.default.temporaryDirectory
    .appending(path: "tool-\(UUID().uuidString)").path

  private func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(base)/\(file)", encoding: .utf8)
  }

  private func configure(_ package: String) throws {
    let tool = SwiftPackageTool(
      swift: "swift", work: "\(base)/\(package)", scratch: "\(base)/build")
    try tool.configure(repositories: "\(base)/repositories")
  }

  @Test func `Packages with one build folder pass the compiler the same path of the interfaces`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: base) }
    for package in ["first", "second"] {
      try configure(package)
      #expect(
        try text(of: "\(package)/pkgconfig/composable-shell-swiftui.pc")
          .contains("Cflags: -I\(base)/build/composable-shell/Interfaces\n"))
    }
  }

  @Test func `The interface of Combine names the module maps that it needs`() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    try configure("package")
    let interfaces = "build/composable-shell/Interfaces"
    let build = "\(base)/build/debug"
    #expect(
      try text(of: "\(interfaces)/Combine.swiftinterface") == """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -swift-version 5 -module-name Combine \
        -Xcc -fmodule-map-file=\(build)/CSwiftRuntime.build/module.modulemap \
        -Xcc -fmodule-map-file=\(build)/COpenCombineHelpers.build/module.modulemap
        @_exported import ComposableCombine

        """)
    #expect(
      try text(of: "\(interfaces)/SwiftUI.swiftinterface").contains(
        "-module-name SwiftUI\n@_exported import TerminalUI\n"))
  }
}
