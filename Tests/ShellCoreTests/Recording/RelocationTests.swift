import Testing

@testable import ShellCore

@Suite("Lines in another folder")
struct RelocationTests {
  private let below = Relocation(from: "/home/me", to: "/home/me/talks/one")

  @Test("A relocated line names the same file")
  func moved() {
    #expect(below.moved("replay a.md") == "replay ../../a.md")
    #expect(below.moved("replay \"my a.md\"") == "replay ../../my a.md")
    #expect(below.moved("load Counter.swift") == "load \"../../Counter.swift\"")
    #expect(
      below.moved("load \"My File.swift\" Child count: 3")
        == "load \"../../My File.swift\" Child count: 3")
    #expect(
      Relocation(from: "/home/me", to: "/home/you").moved("replay x/../a.md")
        == "replay ../me/a.md")
    #expect(Relocation(from: "/home/me", to: "/home").moved("replay a.md") == "replay me/a.md")
  }

  @Test(
    "A line without a file or with an absolute path is unchanged",
    arguments: [
      "load ProductDetail", "load /tmp/Counter.swift", "load ~/Counter.swift", "replay /a.md",
      "replay", ".load(\"a.swift\")", "note replay a.md", "load",
    ])
  func same(line: String) { #expect(below.moved(line) == line) }

  @Test("In the same folder a line is unchanged")
  func here() {
    let here = Relocation(from: ".", to: "./")
    #expect(here.moved("load Counter.swift count: 1") == "load Counter.swift count: 1")
    #expect(here.moved("replay a.md") == "replay a.md")
    #expect(Relocation.none.moved("replay a.md") == "replay a.md")
  }
}

extension Relocation {
  fileprivate func moved(_ text: String) -> String {
    line(text, CommandTable.meaning(of: text))
  }
}
