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

  @Test("A topic that is both a concept and a command mentions both")
  func both() async {
    let text = await fixtureSession().evaluate("explain scope").text
    #expect(text.hasSuffix("\n`scope` is a command as well: `help scope`."))
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

  @Test("An unknown topic suggests the nearest name")
  func unknown() async throws {
    try await expectTranscript(
      """
      tca> explain viewstor
      error: unknown topic `viewstor`
        explain viewstor
                ^ `explain` lists the topics; did you mean view store?
      tca> explain BindingSate
      error: unknown topic `BindingSate`
        explain BindingSate
                ^ `explain` lists the topics; did you mean binding state?
      tca> explain zzzzz
      error: unknown topic `zzzzz`
        explain zzzzz
                ^ `explain` lists the topics
      tca> explain ...
      error: unknown topic `...`
        explain ...
                ^ `explain` lists the topics
      """)
  }
}
