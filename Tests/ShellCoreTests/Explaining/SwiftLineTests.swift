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
      ("viewStore.count", "viewStore", "count"), ("$store.count", "store", "count"),
      ("self.state.rows[0].x", "state", "rows[0].x"),
    ])
  func state(line: String, word: String, path: String) {
    #expect(SwiftLine(line) == .state(word: word, path: path))
  }

  @Test(
    "Another line of Swift is recognized by its first word",
    arguments: [
      ("let x = 1", "let"), ("import ComposableArchitecture", "import"), ("print(x)", "print"),
      ("await x()", "await"), ("self.x", "self"), ("store.send(.a", "store"),
      ("state.count == 1", "state"), ("@State var count = 0", "@State"), ("#Preview {", "#Preview"),
    ])
  func other(line: String, word: String) { #expect(SwiftLine(line) == .other(word: word)) }

  @Test(
    "A line that changes a value has its path, and the new value if it is written",
    arguments: [
      ("state.count = 1", "count", "1"), ("self.state.rows[0].x = \"a\"", "rows[0].x", "\"a\""),
      ("count += 1", "count", nil), ("isOn.toggle()", "isOn", nil),
      ("viewStore.names.append(\"x\")", "names", nil), ("$0.count = 2", "count", "2"),
    ])
  func change(line: String, path: String, value: String?) {
    #expect(SwiftLine(line) == .change(path: path, value: value))
  }

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
        ^ load a feature first: `load NAME`; `features` lists them
      tca> state.amount = 5
      error: `state.amount` is Swift code, not a command
        state.amount = 5
        ^ load a feature first: `load NAME`; `features` lists them
      tca> store.send(.plusButtonTapped)
      error: `store.send` is Swift code; the prompt is already the store
        store.send(.plusButtonTapped)
        ^ load a feature first: `load NAME`; `features` lists them
      tca> import SwiftUI
      error: `import SwiftUI` is Swift code: nothing is imported at the prompt
        import SwiftUI
               ^ `load FILE` loads a file with its imports; `import log FILE` reads a log
      tca> load Desk
      ...
      Desk> viewStore.send(.open)
      error: `viewStore.send` is Swift code; the prompt is already the store
        viewStore.send(.open)
        ^ type the action alone; did you mean .open?
      Desk> state.sheet
      error: `state.` is Swift code, not a command
        state.sheet
        ^ `state PATH` shows a value; did you mean state sheet?
      Desk> store.nothing
      error: `store.` is Swift code, not a command
        store.nothing
        ^ `state PATH` shows a value
      Desk> let x = 1
      error: `let` is Swift code, not a command
        let x = 1
        ^ expected an action such as .close, or a command; `help` lists them
      """)
  }
}
