import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Loading the example files", .serialized)
@MainActor
struct SampleFilesTests {
  static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Files").path

  /// The output of the last of several lines.
  private func answer(_ lines: String...) async -> String {
    let session = Session(features: [], folder: Self.examples, files: LocalFileSystem())
    session.workspace.loader = .compiling
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("The effect of a counter waits for the clock, and its view is drawn")
  func counter() async {
    #expect(
      await answer("load Counter.swift", ".timerButtonTapped", "advance 2s", "state") == """
        Counter.State(
          count: 2,
          isTimerRunning: true
        )
        """)
    #expect(await answer("load Counter.swift count: 7", "screen").contains("7"))
  }

  @Test("A list loads its root reducer, and its rows can be scoped into")
  func todos() async {
    #expect(
      await answer("load Todos.swift", ".addButtonTapped", "scope todos[1]") == """
        Todo.State(
          id: 1,
          title: "",
          isDone: false
        )
        """)
  }

  @Test("A child can be loaded by name, and an error lists the fields it needs")
  func child() async {
    #expect(
      await answer("load Todos.swift Todo") == """
        error: Todo.State needs `id` for its initial value
          load Todos.swift Todo
                               ^ expected id: Int
        """)
    #expect(
      await answer("load Todos.swift Todo id: 3, title: \"milk\"", "state") == """
        Todo.State(
          id: 3,
          title: "milk",
          isDone: false
        )
        """)
  }

  @Test("Enum state begins with its initial case or with a given one")
  func login() async {
    #expect(await answer("load Login.swift", "state") == "Login.State.form(name: \"\")")
    #expect(
      await answer("load Login.swift .welcome(name: \"Blob\")", "state")
        == "Login.State.welcome(name: \"Blob\")")
  }

  @Test("A form loads with its view, and its preview is ignored")
  func form() async {
    let screen = await answer("load Form.swift", "set name Blob", ".sendButtonTapped", "screen")
    #expect(screen.contains("Thank you."))
  }

  @Test("An optional child can be scoped into while it exists")
  func parent() async {
    let gone = await answer(
      "load Parent.swift", ".newButtonTapped", "scope note", ".textChanged(\"hi\")",
      ".doneButtonTapped")
    #expect(gone.hasSuffix("note no longer exists; back to Parent"))
  }

  @Test("A session with a loaded file is exported as a test")
  func export() async {
    #expect(
      await answer("load Counter.swift", ".plusButtonTapped", "export test").hasPrefix(
        """
        import ComposableArchitecture
        import Testing

        // Counter.swift must be in the same target as this file;
        // otherwise, import its module.

        /// A session with Counter, exported by `export test`.
        """))
  }

  @Test("Reload replays the lines that were typed")
  func reload() async {
    let text = await answer("load Counter.swift", ".plusButtonTapped", "reload")
    #expect(
      text == """
        replayed 1 line with the same output
        Counter.State(
          count: 1,
          isTimerRunning: false
        )
        """)
  }

  @Test("Reload replays lines with the settings that they were typed with")
  func reloadUnderSettings() async {
    #expect(
      await answer(
        "load Counter.swift", "trace on", ".plusButtonTapped", "format labels",
        ".plusButtonTapped", "hide *", "trace off", ".minusButtonTapped", "reload"
      ).hasPrefix("replayed 3 lines with the same output\n"))
    #expect(
      await answer(
        "load Counter.swift", "trace on", ".plusButtonTapped", "format labels", "reload", "trace")
        == "trace is on")
    #expect(
      await answer(
        "load Counter.swift", ".plusButtonTapped", "format labels", "reload", ".minusButtonTapped")
        == "received action: Counter.Action.minusButtonTapped")
  }
}
