import Testing

@Suite("The literals that are messages")
struct MessageLiteralTests {
  private func messages(in code: String) -> [String] {
    MessageLiterals.messages(in: code, "File.swift").map(\.text)
  }

  @Test("An interpolation is a hole, and `+` joins literals")
  func templates() {
    #expect(
      messages(in: #"throw error("no case `\(name)` here", hint: "expected " + "a name" + list)"#)
        == ["no case `{}` here", "expected a name{}"])
  }

  @Test("A literal inside an interpolation is a message of its own")
  func nested() {
    #expect(
      messages(in: #"show("sent \(count) \(count == 1 ? "action at once" : "actions in order")")"#)
        == ["action at once", "actions in order"])
  }

  @Test(
    "What is compared, matched, or stops the program is not a message",
    arguments: [
      #"if text == "a few words" {}"#, #"if "a few words" == text {}"#,
      #"switch text { case "a few words", "more of them": break }"#,
      #"text.hasPrefix("a few words")"#, #"["a few words", "more of them"].contains(text)"#,
      #"for word in ["a few words"] {}"#, #"preconditionFailure("a few words")"#,
      #"Pattern(text: "a few words")"#, #"write(Array("a few words".utf8))"#,
      #"let name = "word""#, #"let code = "`some code here`""#, "// \"a few words\"",
    ])
  func others(code: String) {
    #expect(messages(in: code).isEmpty)
  }

  @Test("A closure inside a comparison is code of its own")
  func closures() {
    #expect(messages(in: #"names.first { _ in show("a few words") }"#) == ["a few words"])
  }

  @Test("The details of a command are paragraphs, and notes of examples")
  func details() {
    let code = #"""
      Command(
        details: """
          The first line
          and the second.
            state        all of it
            state count
          """)
      """#
    #expect(messages(in: code) == ["The first line and the second.", "all of it"])
  }

  @Test("The lines of other texts are messages, without their markers")
  func lines() {
    let code = #"""
      show("""
        warning: the first one
          - the second one
        """)
      """#
    #expect(messages(in: code) == ["the first one", "the second one"])
  }
}
