import Testing

@testable import ShellCore

@Suite("File arguments of `load`")
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

  @Test("`preview` after the file selects a preview by its number, or the first one")
  func previews() {
    #expect(read("load A.swift preview 2")?.preview == 2)
    #expect(read("load A.swift preview 2")?.reducer == nil)
    #expect(read("load A.swift preview")?.preview == 1)
    #expect(read("load A.swift preview 2 count: 3")?.fieldsOffset == 23)
    #expect(read("load ./ App preview 2")?.preview == 2)
    #expect(read("load ./ App preview 2")?.reducer == nil)
    #expect(read("load ./ App preview")?.fieldsOffset == 19)
    #expect(read("load A.swift App previews: 1")?.reducer?.name == "App")
    #expect(read("load A.swift App preview: 1")?.preview == nil)
    #expect(read("load A.swift previews")?.preview == nil)
    #expect(read("load A.swift count: 3")?.preview == nil)
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

extension FileArgumentTests {
  @Test("Several paths, folders and pages can follow each other")
  func several() {
    func paths(_ line: String) -> [String]? { FileArgument(CommandInput(line))?.paths }
    #expect(paths("load A.swift B.swift Feature") == ["A.swift", "B.swift"])
    #expect(paths("load A.swift \"My Files/B.swift\" id: 3") == ["A.swift", "My Files/B.swift"])
    #expect(paths("load Sources/Counter Counter") == ["Sources/Counter"])
    #expect(paths("load . Counter") == ["."])
    #expect(paths("load \"My Folder/\"") == ["My Folder/"])
    #expect(paths("load Page.md") == ["Page.md"])
    #expect(paths("load A.swift url: \"a/b\"") == ["A.swift"])
    #expect(FileArgument(CommandInput("load . Counter"))?.reducer?.name == "Counter")
  }
}
