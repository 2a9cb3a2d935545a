import Testing

@testable import ComposableShell

@Suite("Searching the history")
struct HistorySearchTests {
  private var search = HistorySearch(
    in: ["load Todos", ".up", "사과 1", "load Desk", "사과 2"], from: "half")

  private mutating func type(_ text: String) -> HistorySearch.Step {
    text.unicodeScalars.map { search.take($0) }.last ?? .goesOn
  }

  @Test
  mutating func `The newest line that contains the text is found, and Ctrl-R finds older ones`() {
    #expect(search.line == "half")
    _ = type("사과")
    #expect(search.line == "사과 2")
    _ = type("\u{12}")
    #expect(search.line == "사과 1" && !search.hasFailed)
    _ = type("\u{12}")
    #expect(search.line == "사과 1" && search.hasFailed)
    _ = type("\u{13}")
    #expect(search.line == "사과 2" && !search.hasFailed)
  }

  @Test mutating func `A longer text narrows the search, and a shorter one widens it`() {
    _ = type("lo")
    #expect(search.line == "load Desk")
    _ = type("ad T")
    #expect(search.line == "load Todos")
    _ = type("x")
    #expect(search.line == "load Todos" && search.hasFailed)
    _ = type("\u{7F}\u{7F}\u{7F}")
    #expect(search.pattern == "load" && search.line == "load Desk")
  }

  @Test
  mutating func `Ctrl-G ends the search with the line before, and another key with the found one`()
  {
    _ = type("up")
    #expect(type("\u{1}") == .endsBefore("\u{1}"))
    #expect(search.line == ".up" && search.line[search.cursor...] == "up")
    #expect(type("\u{7}") == .ends)
    #expect(search.line == "half" && search.cursor == search.line.endIndex)
  }
}
