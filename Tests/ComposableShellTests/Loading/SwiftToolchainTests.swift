import Foundation
import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("The Swift toolchain")
struct SwiftToolchainTests {
  @Test("A missing compiler and missing modules are reported in one line")
  func toolchain() {
    #expect(throws: LoadFailure("loading files needs `swiftc`, which is not in PATH")) {
      try SwiftToolchain(build: .ofThisProgram, path: "/nowhere")
    }
    #expect(
      throws: LoadFailure(
        "loading files needs the build folder of this shell: /nowhere/Modules does not exist")
    ) {
      try SwiftToolchain(build: BuildFolder(path: "/nowhere"), path: nil)
    }
  }
}
