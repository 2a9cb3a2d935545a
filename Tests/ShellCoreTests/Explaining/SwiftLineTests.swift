import Testing

@testable import ShellCore

@Suite("Lines of Swift code")
struct SwiftLineTests {
  @Test(
    "A line that sends an action has the action",
    arguments: [
      ("store.send(.a)", "store.send", ".a"), ("viewStore.send(.a(1))", "viewStore.send", ".a(1)"),
      ("await self.store.send(.a) { $0.x = 1 }", "store.send", ".a"),
      ("_ = await store.send( .a )", "store.send", ".a"),
    ])
  func send(line: String, word: String, action: String) {
    #expect(SwiftLine(line) == .send(to: word, action: action))
  }

  @Test(
    "A line that reads the state has the path",
    arguments: [
      ("state.count", "state", "count"), ("store.state.a.b", "store.state", "a.b"),
      ("viewStore.count", "viewStore", "count"), ("self.state.rows[0].x", "state", "rows[0].x"),
    ])
  func state(line: String, word: String, path: String) {
    #expect(SwiftLine(line) == .state(word: word, path: path))
  }

  @Test(
    "Another line of Swift is recognized by its first word",
    arguments: [
      ("let x = 1", "let"), ("import ComposableArchitecture", "import"), ("print(x)", "print"),
      ("await x()", "await"), ("self.x", "self"), ("state.count += 1", "state"),
      ("store.send(.a", "store"),
    ])
  func other(line: String, word: String) { #expect(SwiftLine(line) == .other(word: word)) }

  @Test(
    "A misspelled command is not recognized as Swift",
    arguments: ["plus", "stat", "letter", "for", "x"])
  func none(line: String) { #expect(SwiftLine(line) == nil) }

  @MainActor
  @Test("The error says what to type instead, and suggests an action only if it is valid")
  func messages() async throws {
    try await expectTranscript(
      """
      tca> let x = 1
      error: `let` is Swift code, not a command
        let x = 1
        ^ expected an action such as .plusButtonTapped, or a command; `help` lists them
      tca> store.send(.plusButtonTapped)
      error: `store.send` is Swift code; the prompt is already the store
        store.send(.plusButtonTapped)
        ^ type the action alone
      tca> load Desk
      ...
      Desk> viewStore.send(.open)
      error: `viewStore.send` is Swift code; the prompt is already the store
        viewStore.send(.open)
        ^ type the action alone; did you mean .open?
      Desk> state.amount
      error: `state.` is Swift code, not a command
        state.amount
        ^ `state PATH` shows a value; did you mean state amount?
      """)
  }
}
