import ComposableShell
import Testing

@Suite struct PromptTests {
  @Test func `plain text is shown as it is`() {
    let prompt = Prompt("한글> ")
    #expect(prompt.quoted == "한글> ")
    #expect(prompt.visible == "한글> ")
  }

  @Test func `colours stand between quotes and are not seen`() {
    let prompt = Prompt("\u{1B}[1;32mtca\u{1B}[0m> ")
    #expect(prompt.quoted == "\u{1}\u{1B}[1;32m\u{1}tca\u{1}\u{1B}[0m\u{1}> ")
    #expect(prompt.visible == "tca> ")
  }

  @Test func `a quote that is part of the text is dropped`() {
    #expect(Prompt("a\u{1}b").quoted == "ab")
  }

  @Test func `a sequence that is broken off is closed`() {
    #expect(Prompt("a\u{1B}[1").quoted == "a\u{1}\u{1B}[1\u{1}")
  }
}
