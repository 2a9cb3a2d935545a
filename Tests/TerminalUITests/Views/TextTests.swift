import TerminalUI
import Testing

@MainActor
@Suite struct TextTests {
  private func drawn(_ text: String, _ width: Int) -> [String] {
    Screen.render(Text(text), width: width).lines
  }

  @Test func `Wide characters count two columns`() {
    #expect(drawn("홍길동", 4) == ["홍길", "동"])
    #expect(drawn("홍길동", 5) == ["홍길", "동"])
  }

  @Test func `The visible half of a partly covered wide character becomes a space`() {
    let view = ZStack(alignment: .leading) {
      Text("홍길")
      Text("x").padding(.leading, 8)
    }
    #expect(Screen.render(view).lines == [" x길"])
  }

  @Test func `Control characters are shown as pictures`() {
    #expect(drawn("a\u{1B}[31mb\u{7}\tc\u{9B}", 40) == ["a␛[31mb␇ c\u{FFFD}"])
    #expect(
      Screen.render(Button("a\u{1B}b") {}).lines == ["[1] <a␛b>"])
  }

  @Test func `Styles do not change the text`() {
    let view = (Text("a").bold() + Text("b")).foregroundColor(.red)
    let screen = Screen.render(view)
    #expect(screen.lines == ["ab"])
    #expect(screen.styledLines[0].runs.map(\.style.isBold) == [true, nil])
    #expect(screen.styledLines[0].runs.map(\.style.color) == [.red, .red])
  }

  @Test func `An inner style overrides an outer one`() {
    let screen = Screen.render(
      VStack { Text("a").foregroundColor(.blue) }.foregroundColor(.red).font(.title))
    #expect(screen.styledLines[0].runs[0].style == TextStyle(isBold: true, color: .blue))
  }
}
