import Testing

@testable import ShellCore

@Suite("Calling the compiler")
struct CompilerJobTests {
  private let build = BuildFolder(path: "/build")

  @Test("a file is compiled against the program's modules, in language mode 5")
  func file() {
    let job = CompilerJob(module: "Counter_1", source: "Counter.swift", library: "/tmp/c.so")
    let arguments = job.arguments(build, scratch: "/tmp")
    #expect(arguments.starts(with: ["-emit-library"]))
    #expect(arguments.joined(separator: " ").contains("-swift-version 5"))
    #expect(arguments.joined(separator: " ").contains("-I /build/Modules -I /tmp"))
    #expect(arguments.contains("-fmodule-map-file=/build/SwiftUI.build/module.modulemap"))
    #expect(arguments.suffix(3) == ["Counter.swift", "-o", "/tmp/c.so"])
    #expect(!arguments.contains("llvm"))
  }

  @Test("a companion is compiled against the file's library, its errors in a line each")
  func companion() {
    let job = CompilerJob(module: "C", source: "c.swift", library: "c.so", against: "/tmp/a.so")
    let arguments = job.arguments(build, scratch: "/tmp")
    #expect(arguments.last == "/tmp/a.so")
    #expect(arguments.contains("llvm"))
  }

  @Test("a module is named for its file, in letters and digits")
  func names() throws {
    #expect(try SwiftFile(#filePath, in: nil, home: nil).moduleName(3) == "CompilerJobTests_3")
  }

  @Test("a companion gives the state's initializer what it needs, in order")
  func source() {
    let companion = Companion(
      module: "A_1", reducerType: "A_1.Todo", stateParameters: ["id", "title"])
    #expect(companion.source.contains("@testable import A_1"))
    #expect(companion.source.contains("try A_1.Todo()"))
    #expect(
      companion.source.contains(
        "A_1.Todo.State(id: try take(0, values), title: try take(1, values))"))
    let given = Companion(module: "A_1", reducerType: "A_1.Todo", stateParameters: nil)
    #expect(!given.source.contains("tca_state"))
  }
}
