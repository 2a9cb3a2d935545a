import Testing

@testable import TerminalUI

@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("a&\u{FE0F}b", "a&amp;\u{FE0F}b"), ("<\u{FE0F}", "&lt;\u{FE0F}"),
    (">\u{20DD}", "&gt;\u{20DD}"), ("\"\u{301}", "&quot;\u{301}"), ("\u{FFFF}", "\u{FFFD}"),
  ])
  func `Characters of markup are escaped together with marks after them`(
    text: String, escaped: String
  ) {
    #expect(Array(MarkupText.escaped(text).unicodeScalars) == Array(escaped.unicodeScalars))
  }
}
