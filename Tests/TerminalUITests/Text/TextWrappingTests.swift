import TerminalUI
import Testing

@Suite struct TextWrappingTests {
  private func words(_ text: String, _ width: Int) -> [String] {
    TextWrapping(width: width).lines(text)
  }

  private func characters(_ text: String, _ width: Int) -> [String] {
    TextWrapping(width: width, rule: .characters).lines(text)
  }

  @Test func `Words move to the next line at spaces, which are dropped`() {
    #expect(words("one two three", 7) == ["one two", "three"])
    #expect(words("one two three", 8) == ["one two", "three"])
    #expect(words("one two three", 6) == ["one", "two", "three"])
    #expect(words("one   two", 4) == ["one", "two"])
    #expect(words("", 6) == [""])
  }

  @Test func `Spaces inside a line and at its beginning stay`() {
    #expect(words("a  b c", 4) == ["a  b", "c"])
    #expect(words("  one two", 6) == ["  one", "two"])
  }

  @Test func `A word that is wider than a line is split`() {
    #expect(words("a abcdefgh", 4) == ["a", "abcd", "efgh"])
    #expect(words("abc", 1) == ["a", "b", "c"])
  }

  @Test func `Whole words are never split`() {
    let wrapping = TextWrapping(width: 4, rule: .wholeWords)
    #expect(wrapping.lines("a bbbbbb c") == ["a", "bbbbbb", "c"])
    #expect(wrapping.lines("bbbbbb") == ["bbbbbb"])
    #expect(wrapping.lines("a b c d") == ["a b", "c d"])
  }

  @Test func `A width of nil breaks at line feeds only`() {
    #expect(TextWrapping(width: nil).lines("one two\n\nthree\r\n") == ["one two", "", "three", ""])
  }

  @Test func `Line feeds end lines at any width`() {
    #expect(words("a\n\nb", 10) == ["a", "", "b"])
    #expect(characters("a\nb", 10) == ["a", "b"])
  }

  @Test func `Hangul counts two columns a syllable and breaks at spaces`() {
    #expect(words("상태는 값이고", 12) == ["상태는", "값이고"])
    #expect(words("상태는 값이고", 13) == ["상태는 값이고"])
    #expect(words("상태는", 5) == ["상태", "는"])
  }

  @Test func `Chinese breaks between characters, but not before the end of a sentence`() {
    #expect(words("状态是一个值", 6) == ["状态是", "一个值"])
    #expect(words("状态是。值", 6) == ["状态", "是。值"])
    #expect(words("the 状态是一个值", 9) == ["the 状态", "是一个值"])
  }

  @Test func `A character that is wider than a line has a line to itself`() {
    #expect(words("한글", 1) == ["한", "글"])
    #expect(characters("한a", 1) == ["한", "a"])
  }

  @Test func `The rule for characters fills lines and keeps spaces`() {
    #expect(characters("  ab  cd", 4) == ["  ab", "  cd"])
    #expect(characters("ab  cd", 3) == ["ab ", " cd"])
  }

  @Test func `Indents count toward the width`() {
    let item = TextWrapping(width: 8, firstIndent: "• ", indent: "  ")
    #expect(item.lines("one two three") == ["• one", "  two", "  three"])
    #expect(
      TextWrapping(width: 9, firstIndent: "> ").lines("one two three four") == [
        "> one two", "three", "four",
      ])
  }

  @Test func `No line is wider than the width`() {
    let text = "A 상태 is 状态是一个值, `so` it goes: 값이고 abcdefghijklmnopqrstuvwxyz 👩‍👩‍👧 e\u{301}nd."
    for width in 2...40 {
      let lines = characters(text, width)
      #expect((words(text, width) + lines).allSatisfy { ColumnWidth.of($0) <= width })
      #expect(lines.joined() == text)
    }
  }

  @Test func `Control characters are shown as pictures`() {
    #expect(characters("a\u{1B}[31mb\r", 80) == ["a␛[31mb␍"])
    #expect(words("a\tb", 80) == ["a b"])
  }

  @Test func `Styles stay with their characters`() {
    let bold = TextStyle(isBold: true)
    let lines = TextWrapping(width: 7).lines([
      StyledText("one "), StyledText("two three", bold), StyledText(" x"),
    ])
    #expect(
      lines == [
        StyledLine([StyledText("one "), StyledText("two", bold)]),
        StyledLine([StyledText("three", bold), StyledText(" x")]),
      ])
  }

  @Test func `Wrapping a long text takes time in proportion to its length`() {
    #expect(words(String(repeating: "ab ", count: 50_000), 80).count == 1_852)
  }
}

@Suite struct StyledLineTests {
  @Test func `Neighbors in one style become one run`() {
    var line = StyledLine("a")
    line.append("b")
    line.append("")
    line.append("c", TextStyle(isUnderlined: true))
    #expect(line.runs == [StyledText("ab"), StyledText("c", TextStyle(isUnderlined: true))])
  }

  @Test func `The width counts wide characters twice`() {
    var line = StyledLine("a", TextStyle(color: .red))
    line.append(StyledLine("한"))
    #expect(line.columns == 3)
    #expect(line.text == "a한")
  }

  @Test func `An inner style overrides an outer one`() {
    let outer = TextStyle(isBold: true, isUnderlined: true, color: .red)
    #expect(
      TextStyle(isBold: false).over(outer)
        == TextStyle(isBold: false, isUnderlined: true, color: .red))
  }
}

@Suite struct ControlPicturesTests {
  @Test func `Characters that act on a terminal are replaced`() {
    #expect(ControlPictures.of("a\u{1B}b\u{7}\u{7F}\t\r\n") == "a␛b␇␡ ␍␊")
    #expect(ControlPictures.of("\u{9B}\u{202E}\u{2066}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `Line feeds can stay`() {
    #expect(ControlPictures.of("a\r\nb\nc\r", keepsLineFeeds: true) == "a\nb\nc␍")
  }

  @Test func `Other characters stay`() {
    let text = "a é 한 👩‍👩‍👧 \u{200D}"
    #expect(ControlPictures.of(text) == text)
  }
}
