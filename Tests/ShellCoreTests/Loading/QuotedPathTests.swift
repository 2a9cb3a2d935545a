import Testing

@testable import ShellCore
@testable import SourceLoading

struct QuotedPathTests {
  @Test(
    arguments: [
      (#""a b.swift" Child"#, "a b.swift", 11), (#""d\"q.swift""#, "d\"q.swift", 12),
      (#""a\\b.swift""#, "a\\b.swift", 12), (#""a\b.swift""#, "a\\b.swift", 11),
      (#""""#, "", 2),
    ] as [(String, String, Int)])
  func `A quotation mark and a backslash can be part of a name`(
    text: String, path: String, length: Int
  ) throws {
    let quoted = try #require(QuotedPath.read(text[...]))
    #expect(quoted.path == path)
    #expect(quoted.length == length)
  }

  @Test(arguments: ["", "a", "\"", "\"a", #""a\""#])
  func `Text without quotation marks at both ends is not a quoted path`(text: String) {
    #expect(QuotedPath.read(text[...]) == nil)
  }

  @Test(arguments: ["a.swift", "d\"q.swift", "a\\\"\\\\b.swift", "\\"])
  func `A written path reads back`(path: String) throws {
    let written = QuotedPath.written(path)
    let read = try #require(QuotedPath.read(written[...]))
    #expect(read.path == path)
    #expect(read.length == written.count)
  }

  @Test(arguments: ["d\"q.swift", "x(y).swift", "a, b.swift", "-x.swift", "@r.swift"])
  func `Any name can be loaded in quotation marks`(name: String) throws {
    let argument = try #require(
      FileArgument(CommandInput("load \(QuotedPath.written(name)) Child count: 1")))
    #expect(argument.paths == [name])
    #expect(argument.reducer?.name == "Child")
  }

  @Test func `A name is never an option of the compiler`() {
    let job = CompilerJob(
      module: "M", sources: ["-x.swift", "@r.swift", "a.swift"], library: "/tmp/M.so")
    let arguments = job.arguments(BuildFolder(path: "/build"), scratch: "/tmp")
    let sources = arguments.filter { $0.hasSuffix(".swift") }
    #expect(sources.map { $0.split(separator: "/").last } == ["-x.swift", "@r.swift", "a.swift"])
    #expect(sources.prefix(2).allSatisfy { $0.hasPrefix("/") && !$0.hasPrefix("-") })
  }
}
