import Testing

@testable import ShellCore
@testable import SourceLoading

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
        "-I /build/ProvidedModules -I /build/Modules -I /tmp"))
    #expect(arguments.contains("-fmodule-map-file=/build/SwiftUI.build/module.modulemap"))
    let plugin = "/build/ComposableArchitectureMacros-tool#ComposableArchitectureMacros"
    #expect(arguments.joined(separator: " ").contains("-load-plugin-executable \(plugin)"))
    #expect(arguments.last == "Counter.swift")
    #expect(arguments.joined(separator: " ").contains("-o /tmp/c.so"))
    #expect(arguments.contains("llvm"))
  }

  @Test("The compiler gives up an expression early if it is told to")
  func bounded() {
    var job = CompilerJob(module: "A_1", sources: ["A.swift"], library: "/tmp/a.so")
    let bound = "-solver-memory-threshold=30000000"
    #expect(!job.arguments(build, scratch: "/tmp").contains(bound))
    job.isBounded = true
    #expect(job.arguments(build, scratch: "/tmp").contains(bound))
  }

  @Test(
    "A file whose name begins like an option is passed by its path",
    arguments: ["-o.swift", "@a.swift"])
  func optionNames(name: String) {
    let job = CompilerJob(module: "App_1", sources: [name], library: "/tmp/a.so")
    #expect(job.arguments(build, scratch: "/tmp").last == "/proc/self/cwd/\(name)")
  }

  @Test("A library is compiled as a whole, with its module")
  func whole() {
    let job = CompilerJob(module: "App_1", sources: ["A.swift"], library: "/tmp/App_1_7.so")
    let arguments = job.arguments(build, scratch: "/tmp").joined(separator: " ")
    #expect(arguments.contains("-wmo"))
    #expect(arguments.contains("-emit-module-path /tmp/App_1.swiftmodule"))
    #expect(job.output("/tmp") == "/tmp/App_1_7.so")
  }

  @Test("A library of many files is compiled in parts, with the same arguments each time")
  func incremental() {
    func job(_ number: Int) -> CompilerJob {
      CompilerJob(
        module: "App_1", sources: ["A.swift", "B/C.swift"], library: "/tmp/App_1_\(number).so",
        product: .incrementalLibrary(processes: 2))
    }
    let arguments = job(7).arguments(build, scratch: "/tmp")
    #expect(!arguments.contains("-wmo"))
    #expect(
      arguments.joined(separator: " ").contains(
        "-incremental -enable-batch-mode -j2 -output-file-map /tmp/App_1.json"))
    #expect(arguments == job(8).arguments(build, scratch: "/tmp"))
    #expect(job(7).output("/tmp") == "/tmp/App_1.so")
  }

  @Test("The object files of a module are named after its sources")
  func objectMap() {
    let job = CompilerJob(module: "App_1", sources: ["B/C.swift"], library: "/tmp/a.so")
    #expect(
      job.objectMap(scratch: "/tmp")
        == #"{"":{"swift-dependencies":"/tmp/App_1.swiftdeps"},"#
        + #""B/C.swift":{"object":"/tmp/App_1-B%2FC.swift.o","#
        + #""swift-dependencies":"/tmp/App_1-B%2FC.swift.swiftdeps"}}"#)
  }

  @Test("The errors of sources and a module of their own need no library")
  func otherProducts() {
    var job = CompilerJob(module: "App_1", sources: ["A.swift"], library: "/tmp/a.so")
    job.product = .errors
    #expect(job.arguments(build, scratch: "/tmp").starts(with: ["-typecheck", "-wmo"]))
    job.product = .module
    #expect(job.arguments(build, scratch: "/tmp").starts(with: ["-emit-module", "-wmo"]))
    // What a module declares needs no bodies.
    #expect(
      job.arguments(build, scratch: "/tmp").contains(
        "-experimental-skip-non-inlinable-function-bodies-without-types"))
    #expect(!job.arguments(build, scratch: "/tmp").contains("-o"))
  }

  @Test("A loader shim is compiled against the file's library, with one-line errors")
  func shim() {
    let job = CompilerJob(module: "C", sources: ["c.swift"], library: "c.so", against: "/tmp/a.so")
    let arguments = job.arguments(build, scratch: "/tmp")
    #expect(arguments.contains("/tmp/a.so"))
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
    let testing = try #require(files["Testing.swiftinterface"])
    #expect(testing.contains("-module-name Testing\n@_exported import TestFunctions"))
  }
}
