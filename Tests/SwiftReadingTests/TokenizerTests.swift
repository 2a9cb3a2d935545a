import Testing

@testable import SwiftReading

@Suite("Tokenizer")
struct TokenizerTests {
  private func tokens(_ text: String) -> [String] {
    let source = SourceText(text)
    return source.tokens.map { source[$0] }
  }

  @Test("Words, numbers and punctuation are tokens; an arrow is one token")
  func words() {
    #expect(
      tokens("func a(_ b: Int) -> C?") == [
        "func", "a", "(", "_", "b", ":", "Int", ")", "->", "C", "?",
      ])
    #expect(tokens("$0.`default` 1_000 이름") == ["$0", ".", "`default`", "1_000", "이름"])
  }

  @Test("The tokens in interpolations follow that of their literal, if they are asked for")
  func interpolations() {
    let text = ##"a("x\(b /* ) */ + "\(c)")", #"\#(d)\(e)"#) f"##
    let source = SourceText(text, interpolations: true)
    #expect(
      source.texts == [
        "a", "(", ##""x\(b /* ) */ + "\(c)")""##, "(", "b", "+", ##""\(c)""##, "(", "c", ")", ")",
        ",", ##"#"\#(d)\(e)"#"##, "(", "d", ")", ")", "f",
      ])
    #expect(source.tokens.filter { $0.kind == .string }.count == 3)
    #expect(source.tokens.filter(\.isFirstOnLine).count == 1)
    // The comma touches the end of the literal.
    #expect(source.tokens[11].isAdjacent && !source.tokens[17].isAdjacent)
    let partners = source.texts.partners
    #expect(partners?[1] == 16 && partners?[16] == 1 && partners?[3] == 10 && partners?[7] == 9)
  }

  @Test("Brackets have no partners if one of them has none", arguments: ["(", "a)", "(]", "{[}]"])
  func unbalanced(text: String) { #expect(SourceText(text).texts.partners == nil) }

  @Test("An interpolation without an end gives the tokens up to the end of the source")
  func open() {
    let source = SourceText(#"a "\(b"#, interpolations: true)
    #expect(source.texts == ["a", #""\(b"#, "(", "b"])
  }

  @Test("Comments are not tokens, and block comments nest")
  func comments() {
    #expect(tokens("a // b {\nc /* d /* } */ e */ f") == ["a", "c", "f"])
  }

  @Test("A token knows whether it is the first on its line and whether it touches the previous one")
  func positions() {
    let found = SourceText("a.b\r\n  /* c */ d e").tokens
    #expect(found.map(\.isFirstOnLine) == [true, false, false, true, false])
    #expect(found.map(\.isAdjacent) == [false, true, true, false, false])
  }

  @Test(
    "A string is one token",
    arguments: [
      #""plain""#, #""an escaped \" quote""#, #""\(a + "inner \(b)") and }""#, #""\(call(")"))""#,
      ##"#"raw " and \( quote"#"##, ##"#"\#(a) "b""#"##,
      "\"\"\"\n  two \" quotes \"\" and }\n\"\"\"",
      "#\"\"\"\n  a \"\"\" inside\n\"\"\"#", ##"#"""#"##, "\"\"", "\"\\(a /* ) */)\"",
    ])
  func strings(text: String) {
    #expect(tokens("a(\(text), b") == ["a", "(", text, ",", "b"])
  }

  @Test("A string without an end does not reach beyond its line")
  func unterminatedString() {
    #expect(tokens("\"abc\ndef") == ["\"abc", "def"])
  }

  @Test(
    "A regular expression is one token",
    arguments: [
      "/a+b/", "/[\"{]/", #"/\/x/"#, "/(a|b)/", #"/\]\(([^)]+)\)/"#, #"#/a/b"}/#"#,
      "#/\n  a { # comment\n/#",
      "##/a/#b/##",
    ])
  func regexes(text: String) {
    #expect(tokens("x = \(text)\ny") == ["x", "=", text, "y"])
  }

  @Test("A slash before a case path or between operands is an operator")
  func slashes() {
    #expect(tokens("f(a: /A.x, b: /B.y)").contains("/"))
    #expect(tokens("f(/A.x, /B.y)").filter { $0 == "(" || $0 == ")" }.count == 2)
    #expect(tokens("(a) / b / c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(tokens("f(/A.x) /* a / */ {") == ["f", "(", "/", "A", ".", "x", ")", "{"])
  }

  @Test("Directives, a byte order mark and a shebang line are recognized")
  func directives() {
    #expect(tokens("\u{FEFF}#if DEBUG\n#Preview {}") == ["#if", "DEBUG", "#Preview", "{", "}"])
    #expect(tokens("#!/usr/bin/swift {\na") == ["a"])
  }

  @Test("Ranges are UTF-8 offsets")
  func ranges() {
    #expect(SourceText("한 = \"글\"").tokens.map(\.range) == [0..<3, 4..<5, 6..<11])
  }
}
