@testable import ShellCore
import Testing

@Suite struct MessageTests {
  /// A message as it looks after copying it from somewhere.
  private func pasted(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var wrapped: [String] = []
    while !words.isEmpty {
      wrapped.append(words.prefix(5).joined(separator: " "))
      words = words.dropFirst(5)
    }
    return [
      text, lines.map { "> \($0)" }.joined(separator: "\n"), text.replacing("\n", with: "\r\n"),
      wrapped.joined(separator: "\n"), "\u{1B}[33m\(text)\u{1B}[0m",
      lines.map { "2026-11-23 10:11:12.345678+0900 App[4012:88123] [tca] \($0)" }.joined(
        separator: "\n"),
      "“\(text.replacing("\"", with: "”"))”",
    ]
  }

  @Test func messagesOfTheLibraryAreRecognized() {
    for (page, text) in Fixtures.messages("RuntimeMessages.txt") {
      for form in pasted(text) {
        #expect(RecognizedMessage(form)?.page == page, "\(form)")
      }
    }
  }

  /// What the compiler printed for small wrong files, and forms of messages that Xcode shows.
  @Test func messagesOfTheCompilerAreRecognized() {
    let messages = Fixtures.messages("CompilerMessages.txt")
    #expect(messages.count >= 230)
    for (page, text) in messages {
      for form in pasted(text) {
        #expect(RecognizedMessage(form)?.page == page, "\(form)")
      }
    }
  }

  /// Messages with names of other features, with notes, paths, and quotation marks as Xcode, `swiftc`, and SwiftPM print them. They
  /// were written after the patterns, which recognized 84 % of them. The others led to more patterns.
  @Test func otherFormsOfMessagesAreRecognized() {
    let messages = Fixtures.messages("CompilerForms.txt")
    #expect(messages.count >= 120)
    for (page, text) in messages {
      for form in pasted(text) {
        #expect(RecognizedMessage(form)?.page == page, "\(form)")
      }
    }
  }

  /// Messages of the library, of the libraries that come with it, of the compiler, and of this program, half of them by somebody who
  /// had not seen the patterns, which recognized 60 % of those.
  @Test func messagesInOtherWordsAreRecognized() {
    let messages = Fixtures.messages("OtherMessages.txt")
    #expect(messages.count >= 130)
    for (page, text) in messages {
      #expect(RecognizedMessage(text)?.page == page, "\(text)")
    }
  }

  /// Words of messages of this program that also occur in questions.
  @Test(
    arguments: [
      "it takes a while until my view got updated", "the sheet is not closed after saving",
      "my parent also needs the value", "the timer was stopped at zero",
      "the alert is covered by the sheet", "a row that does not exist now",
    ])
  func wordsOfMessagesInQuestionsAreNotMessages(question: String) {
    #expect(RecognizedMessage(question) == nil)
  }

  @Test func theOriginOfAMessageIsRecognized() {
    let setter =
      "Setter for 'wrappedValue' is unavailable: Use '$count.withLock' to modify a shared value"
    #expect(RecognizedMessage(setter)?.kind == .compiler)
    let missing =
      "error: Expected to receive the following action, but didn't: Counter.Action.loaded"
    #expect(RecognizedMessage(missing)?.kind == .test)
    #expect(RecognizedMessage("error: Card also needs `expiry`")?.kind == .shell)
    #expect(RecognizedMessage("clock: Expected all sleeps to finish")?.kind == .runtime)
  }

  /// A name in quotation marks makes a text of two identifying words a message, but not a question.
  @Test func aNameInQuotationMarksIdentifiesAMessage() {
    #expect(RecognizedMessage("Unknown attribute 'Presents'")?.page == "macros")
    #expect(RecognizedMessage("Unknown attribute Presents") == nil)
    #expect(RecognizedMessage("why is 'Presents' an unknown attribute") == nil)
    #expect(RecognizedMessage("unknown attribute 'Presents', what now?") == nil)
    #expect(RecognizedMessage("duplicate 'id'") == nil)
  }

  @Test func everyPageOfAMessageExists() {
    let names = Set(Fixtures.pages.map { $0.name })
    for file in [
      "RuntimeMessages.txt", "CompilerMessages.txt", "CompilerForms.txt", "OtherMessages.txt",
    ] {
      for (page, _) in Fixtures.messages(file) { #expect(names.contains(page), "\(page)") }
    }
  }

  @Test func questionsAreNotMessages() {
    #expect(RecognizedMessage("why is my child not updated") == nil)
    #expect(RecognizedMessage("how do I debounce a search field") == nil)
    #expect(RecognizedMessage("") == nil)
  }

  @Test func detailsAreRead() {
    let details = MessageDetails(
      """
      2026-11-23 10:00:00.000000+0100 App[1:2] An "ifLet" at "Contacts/Contacts.swift:88" received a child action.

        Action:
          Contacts.Action.detail(.deleteButtonTapped)
      """)
    #expect(details.file == "Contacts.swift")
    #expect(details.line == 88)
    #expect(details.action == "Contacts.Action.detail(.deleteButtonTapped)")
    #expect(details.type == "Contacts.Action")
    #expect(details.caseName == "deleteButtonTapped")
    let compiler = MessageDetails(
      "/Users/blob/App/Feature.swift:12:5: error: type 'Feature.State' does not conform to protocol 'Equatable'"
    )
    #expect(compiler.file == "Feature.swift")
    #expect(compiler.line == 12)
    #expect(compiler.type == "Feature.State")
    #expect(compiler.action == nil)
    #expect(MessageDetails(#"no BindingReducer writes \.$isOn"#).keyPath == #"\.$isOn"#)
  }
}
