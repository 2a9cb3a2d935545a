import Foundation
import Testing

@testable import ComposableShell
@testable import SourceLoading

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

  @Test("The linker beside the compiler is used, or else the default one")
  func linker() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-linker-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = folder.appending(path: "swiftc").path
    #expect(SwiftToolchain.linker(of: compiler) == [])
    let linker = folder.appending(path: "ld.lld").path
    for path in [compiler, linker] {
      try "#!/bin/sh\n".write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(SwiftToolchain.linker(of: compiler) == [])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: linker)
    #expect(SwiftToolchain.linker(of: compiler) == ["-use-ld=lld"])
    let links = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    let link = links.appending(path: "swiftc").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: compiler)
    #expect(SwiftToolchain.linker(of: link) == ["-use-ld=lld"])
  }

  @Test("A compiler that does not end is stopped")
  func hangingCompiler() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-compiler-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = folder.appending(path: "swiftc")
    try "#!/bin/sh\nsleep 1000\n".write(to: compiler, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let toolchain = try SwiftToolchain(
      build: .ofThisProgram, path: folder.path, limit: .zero)
    defer { toolchain.removeScratch() }
    let failure = await #expect(throws: LoadFailure.self) {
      try await toolchain.run([], in: folder.path)
    }
    #expect(
      failure?.text == """
        the compiler did not finish within 0 seconds, so it was stopped; divide the longest expressions, \
        usually a view's body, into smaller ones
        """)
  }
}
