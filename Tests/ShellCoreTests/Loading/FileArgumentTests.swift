import Testing

@testable import ShellCore

@Suite("The argument of load if it is a file")
struct FileArgumentTests {
  private func read(_ line: String) -> FileArgument? { FileArgument(CommandInput(line)) }

  @Test("A file name ends in .swift, may contain spaces and may be quoted")
  func paths() {
    #expect(read("load Counter.swift")?.path == "Counter.swift")
    #expect(read("load ~/My Files/Counter.swift count: 3")?.path == "~/My Files/Counter.swift")
    #expect(read("load \"a.swift b.swift\" Child")?.path == "a.swift b.swift")
    #expect(read("load Counter.swiftly.swift")?.path == "Counter.swiftly.swift")
  }

  @Test("Other arguments do not name a file")
  func others() {
    #expect(read("load Counter") == nil)
    #expect(read("load Counter.swiftly") == nil)
    #expect(read("load \"Counter.swift") == nil)
    #expect(read("load") == nil)
  }

  @Test("A word after the file is a reducer, a word with a colon a field, one with a dot a case")
  func behind() {
    #expect(read("load A.swift Child")?.reducer?.name == "Child")
    #expect(read("load A.swift Child")?.reducer?.offset == 13)
    #expect(read("load A.swift Parent.Row id: 3")?.reducer?.name == "Parent.Row")
    #expect(read("load A.swift Parent.Row id: 3")?.fieldsOffset == 23)
    #expect(read("load A.swift count: 3")?.reducer == nil)
    #expect(read("load A.swift count: 3")?.fieldsOffset == 12)
    #expect(read("load A.swift .loggedOut")?.reducer == nil)
  }
}
