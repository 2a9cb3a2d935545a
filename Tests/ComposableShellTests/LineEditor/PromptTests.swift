@testable import ComposableShell
import Testing

@Suite struct PromptTests {
  @Test func `Plain text is not changed`() {
    let prompt = Prompt("한글> ")
    #expect(prompt.quoted == "한글> ")
    #expect(prompt.visible == "한글> ")
  }

  @Test func `Colors are enclosed in quote characters and are not visible`() {
    let prompt = Prompt("\u{1B}[1;32mtca\u{1B}[0m> ")
    #expect(prompt.quoted == "\u{1}\u{1B}[1;32m\u{1}tca\u{1}\u{1B}[0m\u{1}> ")
    #expect(prompt.visible == "tca> ")
  }

  @Test func `A quote character in the text is removed`() {
    #expect(Prompt("a\u{1}b").quoted == "ab")
  }

  @Test func `An incomplete escape sequence is closed`() {
    #expect(Prompt("a\u{1B}[1").quoted == "a\u{1}\u{1B}[1\u{1}")
  }
}
