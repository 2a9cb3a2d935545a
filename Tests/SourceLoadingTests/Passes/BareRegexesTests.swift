import Testing

@testable import SourceLoading

@Suite("Regular expressions between slashes")
struct BareRegexesTests {
  @Test(
    "They are told from case paths, divisions, and texts",
    arguments: [
      (#"let a = text.wholeMatch(of: /\S+@\S+/)"#, true), ("let a = /[a-z]+/", true),
      ("f(/Action.a, action: /Action.b)", false), ("f(/Action.a,/Action.b)", false),
      ("let a = b / c / d", false), ("// a /x+/\nlet a = \"/x+/\"", false),
      (#"let a = #/x+/#"#, false),
    ])
  func detection(text: String, isRegex: Bool) {
    #expect(SourceSet(files: [.init(name: "A.swift", text: text)]).usesBareRegexes == isRegex)
  }
}
