import Testing

@testable import ShellCore

@Suite("Values and actions on the stage")
struct ShortTextTests {
  @Test(
    "A value that does not fit keeps the part that identifies it",
    arguments: [
      ("true", 4, "true"),
      (#""Blob, Jr.""#, 11, #""Blob, Jr.""#), (#""Blob, Jr.""#, 8, #""Blob,…""#),
      (#""홍길동입니다""#, 9, #""홍길동…""#),
      ("UUID(00000000-0000-0000-0000-00000000002A)", 20, "UUID(42)"),
      ("UUID(1B4E28BA-2FA1-11D2-883F-0016D3CCA427)", 20, "UUID(1B4E28BA…)"),
      ("Date(2024-05-01T09:30:00.000Z)", 20, "2024-05-01 09:30"),
      ("ContactForm.State", 12, "State"), ("ContactForm.State", 17, "ContactForm.State"),
      (".loaded(42, from: 7)", 10, ".loaded(4…"),
    ])
  func value(text: String, columns: Int, expected: String) {
    #expect(ShortText.value(text, columns: columns) == expected)
  }

  @Test(
    "An action that does not fit loses parentheses, and then its parents",
    arguments: [
      (".child(.tapped)", 15, ".child(.tapped)"), (".child(.tapped)", 14, ".child.tapped"),
      (#".destination(.presented(.form(.nameChanged("x"))))"#, 25, #"….form.nameChanged("x")"#),
      (#".destination(.presented(.form(.nameChanged("x"))))"#, 18, #"….nameChanged("x")"#),
      (".pair(.one, .two)", 9, ".pair(.o…"),
      (#".child(.named(", "))"#, 18, #".child.named(", ")"#),
    ])
  func action(text: String, columns: Int, expected: String) {
    #expect(ShortText.action(text, columns: columns) == expected)
  }

  @Test("Without box characters, the mark for omitted text is ASCII")
  func mark() {
    #expect(ShortText.value(#""a long name""#, columns: 8, mark: "~") == #""a lon~""#)
    #expect(ShortText.action(".a(.b(.c))", columns: 3, mark: "~") == "~.c")
  }
}
