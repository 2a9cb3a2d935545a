import TerminalUI
import Testing

@MainActor
@Suite struct TextTests {
  private func drawn(_ text: String, _ width: Int) -> [String] {
    Screen.render(Text(text), width: width).lines
  }

  @Test func `text breaks at spaces`() {
    #expect(drawn("one two three", 7) == ["one two", "three"])
    #expect(drawn("one two three", 8) == ["one two", "three"])
  }

  @Test func `a word that is too wide is cut`() {
    #expect(drawn("abcdefg hi", 4) == ["abcd", "efg", "hi"])
  }

  @Test func `line ends break lines`() {
    #expect(drawn("a\n\nb\r\nc", 10) == ["a", "", "b", "c"])
  }

  @Test func `wide characters count two columns`() {
    #expect(drawn("홍길동", 4) == ["홍길", "동"])
    #expect(drawn("홍길동", 5) == ["홍길", "동"])
  }

  @Test func `half of a wide character that is covered becomes a space`() {
    let view = ZStack(alignment: .leading) {
      Text("홍길")
      Text("x").padding(.leading, 8)
    }
    #expect(Screen.render(view).lines == [" x길"])
  }

  @Test func `control characters are shown and not performed`() {
    #expect(drawn("a\u{1B}[31mb\u{7}\tc\u{9B}", 40) == ["a␛[31mb␇ c\u{FFFD}"])
    #expect(
      Screen.render(Button("a\u{1B}b") {}).lines == ["[1] <a␛b>"])
  }

  @Test func `styles stand beside the text, which is the same without`() {
    let view = (Text("a").bold() + Text("b")).foregroundColor(.red)
    let screen = Screen.render(view)
    #expect(screen.lines == ["ab"])
    #expect(screen.styledLines[0].map(\.style.isBold) == [true, nil])
    #expect(screen.styledLines[0].map(\.style.color) == [.red, .red])
  }

  @Test func `a style further in goes before one further out`() {
    let screen = Screen.render(
      VStack { Text("a").foregroundColor(.blue) }.foregroundColor(.red).font(.title))
    #expect(screen.styledLines[0][0].style == TextStyle(isBold: true, color: .blue))
  }

  @Test func `a long text takes no longer than its length`() {
    #expect(drawn(String(repeating: "ab ", count: 50_000), 80).count == 1_852)
  }
}
