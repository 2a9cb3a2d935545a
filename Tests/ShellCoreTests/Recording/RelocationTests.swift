import Testing

@testable import ShellCore

@Suite("A line in another folder")
struct RelocationTests {
  private let below = Relocation(from: "/home/me", to: "/home/me/talks/one")

  @Test("names the same file")
  func moved() {
    #expect(below.line("replay a.md") == "replay ../../a.md")
    #expect(below.line("replay \"my a.md\"") == "replay ../../my a.md")
    #expect(below.line("load Counter.swift") == "load \"../../Counter.swift\"")
    #expect(
      below.line("load \"My File.swift\" Child count: 3")
        == "load \"../../My File.swift\" Child count: 3")
    #expect(
      Relocation(from: "/home/me", to: "/home/you").line("replay x/../a.md")
        == "replay ../me/a.md")
    #expect(Relocation(from: "/home/me", to: "/home").line("replay a.md") == "replay me/a.md")
  }

  @Test(
    "stays as it is where it names none, or names it from the root",
    arguments: [
      "load ProductDetail", "load /tmp/Counter.swift", "load ~/Counter.swift", "replay /a.md",
      "replay", ".load(\"a.swift\")", "note replay a.md", "load",
    ])
  func same(line: String) { #expect(below.line(line) == line) }

  @Test("stays as it is in the same folder")
  func here() {
    let here = Relocation(from: ".", to: "./")
    #expect(here.line("load Counter.swift count: 1") == "load Counter.swift count: 1")
    #expect(here.line("replay a.md") == "replay a.md")
    #expect(Relocation.none.line("replay a.md") == "replay a.md")
  }
}
