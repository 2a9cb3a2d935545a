import Foundation
import Reflection
import Testing

@Suite struct SymbolTests {
  @Test(
    arguments: [
      ("A.B.init() -> A.B", []),
      ("A.B.init(a: Swift.Int, b: [Swift.String : A.C<X, Y>]) -> A.B", ["a", "b"]),
      ("A.B.init(Swift.Int, then: (Swift.Int, x: Swift.Int) -> ()) -> A.B", ["_", "then"]),
      ("A.B.init(Swift.Int) -> A.B", ["_"]),
    ])
  func `The labels of an initializer are read from its name`(name: String, labels: [String]) {
    #expect(Initializers.labels(of: name) == labels)
  }

  @Test func `The types of an initializer's arguments are read from its name`() {
    let name =
      "A.B.init(a: Swift.Int, [Swift.String : A.C<X, Y>], then: (Swift.Int, x: A.D) -> ()) -> A.B"
    #expect(
      Initializers.types(of: name)
        == ["Swift.Int", "[Swift.String : A.C<X, Y>]", "(Swift.Int, x: A.D) -> ()"])
    #expect(Initializers.types(of: "A.B.init() -> A.B").isEmpty)
  }

  @Test func `A mangled name is demangled`() {
    #expect(demangled("$sSi3maxSivgZ") == "static Swift.Int.max.getter : Swift.Int")
    #expect(demangled("main") == nil)
  }

  @Test func `A file that is not an ELF file has no symbol table`() {
    #expect(SymbolTable(Data(repeating: 0x7F, count: 100)) == nil)
    #expect(SymbolTable(Data()) == nil)
  }

  @Test func `The function that contains an address is found, also one that is not exported`()
    throws
  {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let table = try #require(SymbolTable(try Data(contentsOf: program)))
    let function: @convention(c) () -> Void = {}
    let address = UInt64(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
    // The first mapping of the program: `55d0c0a00000-55d0c0b00000 r--p ... /path`.
    let mappings = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let first = try #require(mappings.split(separator: "\n").first { $0.hasSuffix(program.path) })
    let beginning = try #require(UInt64(first.prefix { $0 != "-" }, radix: 16))
    let offset = address - beginning
    let names = table.functions(at: [offset, offset + 1, 0])
    let name = try #require(names[0].flatMap { demangled($0) })
    #expect(name.contains("closure #1") && name.contains("SymbolTests"))
    #expect(names[1] == names[0])
    #expect(names[2] == nil)
  }

  @Test func `Without symbols, every initializer may exist`() {
    #expect(Initializers(executables: []).exist(withLabels: ["count"], of: Int.self))
  }
}
