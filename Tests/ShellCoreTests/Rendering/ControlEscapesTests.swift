import Testing

@testable import ShellCore

struct ControlEscapesTests {
  @Test(
    arguments: [
      ("\u{1B}]52;c;AAAA\u{7}", "\\u{1B}]52;c;AAAA\\u{7}"),
      ("\u{9B}2J\u{9D}0;x\u{9C}", "\\u{9B}2J\\u{9D}0;x\\u{9C}"),
      ("a\u{202E}b\u{2067}c\u{2069}", "a\\u{202E}b\\u{2067}c\\u{2069}"),
      ("\0\u{8}\u{7F}\u{85}", "\\0\\u{8}\\u{7F}\\u{85}"),
      ("a\rb", "a\\rb"),
    ] as [(String, String)])
  func `A character that would act on a terminal becomes an escape`(text: String, escaped: String) {
    #expect(ControlEscapes.escaped(text) == escaped)
  }

  @Test(arguments: ["", "a\n\tb", "홍길동 👩‍👩‍👧 é…─ ¢ \u{200E}", "\\u{1B}"])
  func `Other text does not change`(text: String) {
    #expect(ControlEscapes.escaped(text) == text)
  }

  @Test func `A carriage return before a line feed is removed`() {
    #expect(ControlEscapes.escaped("a\r\nb\r") == "a\nb\\r")
  }

  @Test @MainActor
  func `A recording and the screen contain the same escapes`() async throws {
    let files = InMemoryFileSystem()
    let session = Session(features: [], folder: "/", files: files)
    _ = await session.evaluate("record a.md")
    let output = await session.evaluate("load \u{202E}x")
    #expect(output.text.contains("`\\u{202E}x`"))
    _ = await session.evaluate("record stop")
    let recorded = String(decoding: try files.read("/a.md"), as: UTF8.self)
    #expect(recorded.contains(output.text))
  }

  @Test func `Styled text is escaped as well`() {
    var output = Output(text: "\u{1B}")
    output.styledText = [StyledText("\u{1B}", TextStyle(isBold: true))]
    #expect(output.withoutControls.text == "\\u{1B}")
    #expect(output.withoutControls.styledText == [StyledText("\\u{1B}", TextStyle(isBold: true))])
  }
}
