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
    let text = try self.text(of: "\(interfaces)/Combine.swiftinterface")
    #expect(text.hasSuffix("\n@_exported import ComposableCombine\n"))
    for module in ["CSwiftRuntime", "COpenCombineHelpers"] {
      let option = try #require(
        text.firstMatch(
          of: try Regex("-Xcc \"-fmodule-map-file=([^\"]*/\(module).build/module.modulemap)\"")))
      // The link `build/debug` does not exist before the first build.
      let path = try #require(option[1].substring)
      #expect(path.hasPrefix("\(base)/build/") && path.contains("-linux-gnu/debug/"))
    }
    #expect(
      try self.text(of: "\(interfaces)/SwiftUI.swiftinterface").contains(
        "-module-name SwiftUI\n@_exported import TerminalUI\n"))
  }
}
