import Testing

@testable import ShellCore

@Suite("Pasted texts")
struct PastedInputTests {
  @Test("A dash asks for a paste")
  func requests() {
    #expect(PastedInput(request: "import log -") == .log(feature: nil))
    #expect(PastedInput(request: "  import  log - ") == .log(feature: nil))
    #expect(PastedInput(request: "import log - as My App.swift") == .log(feature: "My App.swift"))
    #expect(PastedInput(request: "explain -") == .message)
    for line in ["import log", "import log -x", "import log - as", "explain", "explain - x", ""] {
      #expect(PastedInput(request: line) == nil, "\(line)")
    }
  }

  @Test(
    "What a console printed begins a paste",
    arguments: [
      "received action:", "[cart] received action: Cart.Action.plus",
      "2026-11-23 10:11:12.345678+0900 App[4012:88123] started",
      "App[4012:88123] [tca] received action:",
      "/Users/blob/App/Feature.swift:12:5: error: something new",
      #"An "ifLet" at "Contacts/Contacts.swift:88" received a child action."#,
      "warning: variable was never mutated",
      "Perceptible state was accessed but is not being tracked.",
    ])
  func beginnings(line: String) {
    #expect(PastedInput.mayBegin(with: line))
  }

  @Test(
    "Lines to evaluate begin no paste of a console",
    arguments: [
      ".plusButtonTapped", "load Counter.swift", "explain received action:", "# error: none",
      "```tca", "Counter> .plus", "Counter.Action.child(", "log error", "", "nonsense",
    ])
  func otherLines(line: String) {
    #expect(!PastedInput.mayBegin(with: line))
  }

  @Test(
    "A message on one line, and a question, ask for a page",
    arguments: [
      "Cannot find '$store' in scope", "  Perceptible state was accessed but is not being tracked.",
      #"A "forEach" at "Shop/List.swift:20" received an action for a missing element."#,
      "Undefined symbol: protocol descriptor for ComposableArchitecture.Reducer",
      "'WithViewStore' was deprecated in iOS 99999: Use '@ObservableState', instead.",
      "why is nothing updated on the screen?", "How do I stop a timer", "shown twice, really?",
      "타이머를 멈추고 싶어요", "뷰가 갱신되지 않습니다",
    ])
  func pageRequests(line: String) {
    #expect(PastedInput.asks(line))
  }

  @Test(
    "Commands, actions, code, and single words ask for no page",
    arguments: [
      "load Counter.swift", "explain why is it", ".plusButtonTapped", "# why is it",
      "Counter> why is it",
      "nonsense", "nonsense that is not a question", "타이머", "why", "why not", "",
      // `load X`, typed while the Korean keyboard is on.
      "ㅣㅐㅁㅇ 타이머", "let why = what?.is", "store.send(.how)?",
    ])
  func otherRequests(line: String) {
    #expect(!PastedInput.asks(line))
  }

  @Test("A text is a log, a message, or neither")
  func texts() {
    let log = "started\nreceived action:\n  A.Action.b\n  (No state changes)\n"
    #expect(PastedInput(text: log) == .log(feature: nil))
    #expect(PastedInput(text: "a.swift:1:2: error: this\nis new") == .message)
    #expect(PastedInput(text: "hello\nthere") == nil)
  }

  @Test("A dot ends a paste, and an empty line ends a message after it")
  func ends() {
    #expect(PastedInput.log(feature: nil).isEnded(by: " . ", isPasting: true))
    #expect(!PastedInput.log(feature: nil).isEnded(by: "", isPasting: false))
    #expect(!PastedInput.message.isEnded(by: "", isPasting: true))
    #expect(PastedInput.message.isEnded(by: "", isPasting: false))
    #expect(!PastedInput.message.isEnded(by: ". more", isPasting: false))
  }

  @Test("A text becomes one line")
  func lines() {
    #expect(
      PastedInput.explaining("> An effect\r\n>   threw\n\n12:00:00.123 an error")
        == "explain An effect threw an error")
    #expect(PastedInput.importing("/a b/c.txt", as: nil) == #"import log "/a b/c.txt""#)
    #expect(PastedInput.importing("/c.txt", as: "X") == #"import log "/c.txt" as X"#)
  }

  @Test("A session without a prompt refuses to read a paste")
  @MainActor func sessions() async {
    let session = Session(features: [], folder: "/")
    #expect(
      await session.type("import log -") == """
        error: only a prompt reads a log after `import log -`
          import log -
                     ^ expected a file
        """)
    #expect(
      await session.type("explain -") == """
        error: only a prompt reads a message after `explain -`
          explain -
                  ^ expected the message after `explain`
        """)
  }
}
