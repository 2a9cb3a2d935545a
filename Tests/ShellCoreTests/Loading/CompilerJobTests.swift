import Testing

@testable import ShellCore

@Suite("Arguments of the compiler")
struct CompilerJobTests {
  private let build = BuildFolder(path: "/build")

  @Test("A file is compiled against the program's modules in language mode 5")
  func file() {
    let job = CompilerJob(module: "Counter_1", sources: ["Counter.swift"], library: "/tmp/c.so")
    let arguments = job.arguments(build, scratch: "/tmp")
    #expect(arguments.starts(with: ["-emit-library"]))
    #expect(arguments.joined(separator: " ").contains("-swift-version 5"))
    #expect(
      arguments.joined(separator: " ").contains(
        "-I /build/Modules -I /build/ProvidedModules -I /tmp"))
    #expect(arguments.contains("-fmodule-map-file=/build/SwiftUI.build/module.modulemap"))
    let plugin = "/build/ComposableArchitectureMacros-tool#ComposableArchitectureMacros"
    #expect(arguments.joined(separator: " ").contains("-load-plugin-executable \(plugin)"))
    #expect(arguments.suffix(3) == ["Counter.swift", "-o", "/tmp/c.so"])
    #expect(arguments.contains("llvm"))
  }

  @Test("Many files are divided among processes, few are compiled as a whole")
  func processes() {
    var job = CompilerJob(module: "App_1", sources: ["A.swift", "B.swift"], library: "/tmp/a.so")
    #expect(job.arguments(build, scratch: "/tmp").contains("-wmo"))
    job.processes = 2
    let arguments = job.arguments(build, scratch: "/tmp")
    #expect(!arguments.contains("-wmo"))
    #expect(
      arguments.joined(separator: " ").contains(
        "-enable-batch-mode -j2 -output-file-map /tmp/App_1.json"))
    #expect(
      job.objectMap(scratch: "/tmp")
        == #"{"A.swift":{"object":"/tmp/App_1-0.o"},"B.swift":{"object":"/tmp/App_1-1.o"}}"#)
  }

  @Test("A loader shim is compiled against the file's library, with one-line errors")
  func shim() {
    let job = CompilerJob(module: "C", sources: ["c.swift"], library: "c.so", against: "/tmp/a.so")
    let arguments = job.arguments(build, scratch: "/tmp")
    #expect(arguments.last == "/tmp/a.so")
    #expect(arguments.contains("llvm"))
  }

  @Test("A module is named after its first file in letters and digits")
  func names() throws {
    let files = InMemoryFileSystem(["/My File.swift": "x"])
    let argument = try #require(FileArgument(CommandInput("load \"/My File.swift\"")))
    let sources = try FeatureSources(argument, in: nil, home: nil, files: files)
    #expect(sources.moduleName(3) == "My_File_3")
  }

  @Test("The provided modules export the architecture, and their folder leads to its C modules")
  func providedModules() throws {
    let files = ProvidedModules.files(build)
    #expect(
      files["module.modulemap"]?.split(separator: "\n").last
        == #"extern module SwiftUI "../SwiftUI.build/module.modulemap""#)
    let dependencies = try #require(files["Dependencies.swiftinterface"])
    #expect(
      dependencies.contains("-module-name Dependencies\n@_exported import ComposableArchitecture"))
  }
}
