import Testing

@testable import ShellCore

@Suite("explain")
@MainActor
struct ExplainTests {
  private func title(_ line: String) async -> String {
    let output = await fixtureSession().evaluate(line)
    return String(output.text.prefix { $0 != "\n" })
  }

  @Test(
    "`explain` finds a concept in any spelling",
    arguments: [
      "view store", "view-store", "viewstore", "View Store", "ViewStore", "WithViewStore",
    ])
  func spelling(topic: String) async { #expect(await title("explain \(topic)") == "View store") }

  @Test(
    "`explain` finds names of the library, and codes in any case",
    arguments: [
      ("@BindingState", "Binding state"), ("ReducerOf", "Reducer"), ("/", "Case path"),
      (".run", "Effect"), ("TestStore", "Testing"), ("@Dependency", "Dependency"),
      ("tca003", "TCA003: a child's action arrived while its state was nil"),
      ("unknown case", "TCA121: no such case"), ("undo", "`undo` is a command:"),
    ])
  func words(topic: String, title: String) async {
    #expect(await self.title("explain \(topic)") == title)
  }

  @Test(
    "A question about the shell is answered with a command",
    arguments: [
      ("how do I start", "Commands to start with"), ("Where do I begin?", "Commands to start with"),
      ("what can I type here", "Commands to start with"), ("어떻게 시작해요", "Commands to start with"),
      ("how can I quit", "`quit` is a command:"),
      ("how do I exit this program", "`quit` is a command:"),
      ("어떻게 끝내요?", "`quit` is a command:"), ("how do I go back", "`undo` is a command:"),
      ("how do I send an action", "`send` is a command:"),
      ("how do I undo", "`undo` is a command:"), ("what is advance", "`advance` is a command:"),
    ])
  func shell(question: String, title: String) async {
    #expect(await self.title("explain \(question)") == title)
  }

  @Test(
    "A question about the architecture is not mistaken for one about the shell",
    arguments: [
      ("what is state", "State"), ("what is a reducer", "Reducer"), ("what is an effect", "Effect"),
      ("how do I start a timer", "Timer"), ("how do I dismiss a sheet", "Dismiss"),
    ])
  func architecture(question: String, title: String) async {
    #expect(await self.title("explain \(question)") == title)
  }

  @Test("Pages are wrapped to a narrow terminal", arguments: [40, 60])
  func narrow(width: Int) async {
    let session = fixtureSession()
    session.display.screen.width = width
    for line in ["explain", "explain data flow", "explain TCA121"] {
      let lines = await session.evaluate(line).text.split(separator: "\n")
      // Code is not wrapped.
      #expect(lines.allSatisfy { $0.count <= width || $0.hasPrefix("  ") })
      #expect(lines.contains { $0.count > width - 10 })
    }
  }

  @Test(
    "Files contain pages as wide as they are in files, and in English",
    arguments: ["explain view store", "explain how do I debounce a search field", "explain"])
  func files(line: String) async {
    var texts: [String] = []
    for (width, language) in [(80, Language.english), (40, .english), (40, .korean)] {
      let session = fixtureSession()
      session.display.screen = ScreenSettings(width: width)
      session.display.language = language
      for line in ["load tower", line] { _ = await session.evaluate(line) }
      texts.append(await session.evaluate("export scenario").text)
    }
    #expect(texts[0].contains("> \(line)\n") == (line != "explain"))
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
  }

  @Test("A topic that is both a concept and a command mentions both")
  func both() async {
    let text = await fixtureSession().evaluate("explain scope").text
    #expect(text.hasSuffix("\n`scope` is a command as well: `help scope`."))
  }

  @Test(
    "What 2.0 writes for a name is in the table of `doctor`",
    arguments: [
      (
        "@BindingState", "Binding state",
        "In 2.0, a plain property takes the place of `@BindingState`."
      ),
      ("WithViewStore", "View store", "In 2.0, `store.field` takes the place of `WithViewStore`."),
      (
        "eraseToEffect", "Migration",
        "In 2.0, `store.addTask { }` takes the place of `eraseToEffect`."
      ),
    ])
  func next(topic: String, title: String, note: String) async {
    let text = await fixtureSession().evaluate("explain \(topic)").text
    #expect(text.hasPrefix("\(title)\n"))
    let end = text.replacing("\n", with: " ").suffix(200)
    #expect(end.hasSuffix("  \(note) `explain tca 2` shows what else is different."), "\(end)")
  }

  @Test(
    "A question about 2.0 that contains a name is answered by the table",
    arguments: [
      ("what does 2.0 write for eraseToEffect", "`store.addTask { }`", "eraseToEffect"),
      ("what replaces @Presents in 2.0", "an optional property", "@Presents"),
      ("StackActionOf in TCA2?", "`case path(Path.State.ID, Path.Action)`", "StackActionOf"),
    ])
  func nextInQuestion(question: String, next: String, name: String) async {
    let text = await fixtureSession().evaluate("explain \(question)").text
    #expect(
      text.replacing("\n", with: " ")
        == "In 2.0, \(next) takes the place of `\(name)`. "
        + "`explain tca 2` shows what else is different.")
  }

  @Test("Neither a concept, nor a name in a question about today's version, says what 2.0 writes")
  func withoutNext() async {
    let session = fixtureSession()
    for line in ["explain reducer", "explain what is a reducer", "explain what is WithViewStore"] {
      let text = await session.evaluate(line).text
      #expect(!text.contains("takes the place"), "\(line)")
    }
  }

  @Test("The names of 2.0 have pages, and a command with the name of one stays what it is")
  func preview() async {
    for (topic, title) in [
      ("@Feature", "Feature (2.0)"), ("feature (2.0)", "Feature (2.0)"), ("task 2", "Task (2.0)"),
      ("StoreTaskID", "Task (2.0)"), ("task", "`task` is a command:"), ("event", "Action"),
      ("where is Effect in 2.0", "TCA 2"), ("how do I cancel in 2.0", "Task (2.0)"),
      ("what replaces StackState", "TCA 2"), ("Effect", "Effect"),
    ] {
      #expect(await self.title("explain \(topic)") == title, "\(topic)")
    }
  }

  @Test("Without an argument, `explain` lists every concept; `explain errors` lists every code")
  func lists() async {
    let session = fixtureSession()
    let topics = await session.evaluate("explain").text
    #expect(Pages.concepts.allSatisfy { ("\n" + topics).contains("\n\($0.name)  ") })
    let errors = await session.evaluate("explain errors").text
    #expect(Pages.codes.allSatisfy { errors.contains($0) })
    #expect((topics + "\n" + errors).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("After an error, `explain` explains that error once")
  func lastError() async {
    let session = fixtureSession()
    let topics = await session.evaluate("explain").text
    _ = await session.evaluate("laod")
    let page = await session.evaluate("explain").text
    #expect(page.hasPrefix("TCA141: no such command\n"))
    #expect(await session.evaluate("explain").text == page)
    _ = await session.evaluate("# a comment")
    #expect(await session.evaluate("explain").text == page)
    _ = await session.evaluate("features")
    #expect(await session.evaluate("explain").text == topics)
    _ = await session.evaluate(bytes: [0xff])
    #expect(await session.evaluate("explain").text.hasPrefix("TCA104: "))
  }

  @Test("A pasted message is recognized by its words, with its place and its action")
  func message() async {
    let text = await fixtureSession().evaluate(
      "explain 2026-11-23 10:00:00.000000+0100 App[1:2] An \"ifLet\" at \"Contacts/Contacts.swift:88\" received a "
        + "child action when child state was \"nil\". Contacts.Action.detail(.deleteButtonTapped)"
    ).text
    #expect(
      text.hasPrefix(
        """
        Recognized: a warning of the library, Contacts.swift:88, Contacts.Action.detail(.deleteButtonTapped)

        TCA003: a child's action arrived while its state was nil

        """))
  }

  @Test(
    "A question finds a page",
    arguments: [
      ("how do I debounce a search field", "Debounce"), ("화면 닫기", "Dismiss"),
      ("retry a failed request", "Retry"), ("is TCA 2 supported", "TCA 2"),
    ])
  func question(text: String, title: String) async {
    let answer = await fixtureSession().evaluate("explain \(text)").text
    #expect(answer.hasPrefix("\(title)\n"))
    #expect(answer.contains("\nOther pages: `explain "))
  }

  @Test("The answer for other programs is JSON")
  func json() throws {
    let text =
      "App/Feature.swift:12:5: error: type 'State' does not conform to protocol 'Equatable'"
    let data = Data(ExplainedText(text).json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["kind"] as? String == "compiler")
    #expect(object["file"] as? String == "Feature.swift")
    #expect(object["line"] as? Int == 12)
    let pages = try #require(object["pages"] as? [[String: Any]])
    #expect(pages.first?["name"] as? String == "conformance")
  }
}
