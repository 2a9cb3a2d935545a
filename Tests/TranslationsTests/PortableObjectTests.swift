import Testing

@testable import ShellCore

@Suite("Files of translations")
struct PortableObjectTests {
  @Test("An entry has a text, its translation, the places of the text, and flags")
  func entry() {
    let file = PortableObject(
      """
      # A comment
      msgid ""
      msgstr "Language: ko\\n"

      #: A/B.swift
      #: C.swift
      #, short, c-format
      msgid "no \\"quotes\\" and \\\\"
      msgstr "따옴표\\n없음"
      """)
    #expect(
      file.entries == [
        .init(
          english: "no \"quotes\" and \\", translation: "따옴표\n없음",
          places: ["A/B.swift", "C.swift"], flags: ["short", "c-format"])
      ])
  }

  @Test("A text can continue on the next lines, as editors write long ones")
  func continued() {
    let file = PortableObject(
      """
      msgid ""
      "one "
      "two"
      msgstr ""
      "하나 "
      "둘"
      """)
    #expect(file.entries == [.init(english: "one two", translation: "하나 둘")])
  }

  @Test("What is not translated, uncertain, or obsolete is left out")
  func leftOut() {
    let file = PortableObject(
      """
      msgid "empty"
      msgstr ""
      #, fuzzy
      msgid "uncertain"
      msgstr "불확실"
      #~ msgid "old"
      #~ msgstr "옛것"
      msgid "new"
      msgstr "새것"
      """)
    #expect(file.entries.map(\.english) == ["new"])
  }
}
