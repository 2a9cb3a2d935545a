import Testing

@testable import ShellCore

@Suite("Completing lines")
@MainActor
struct CompleterTests {
  /// The whole lines that TAB offers.
  private func lines(_ text: String, after lines: String...) async -> [String] {
    let session = fixtureSession()
    for line in lines { _ = await session.evaluate(line) }
    let completion = session.completer.complete(text)
    return completion.candidates.map { String(text.prefix(completion.start)) + $0.text }
  }

  @Test("The first word completes commands")
  func commands() async {
    #expect(await lines("re") == ["record", "redo", "reload", "renders", "replay", "reset"])
    #expect(await lines("  lo") == ["  load", "  log"])
    #expect(await lines("help se") == ["help send", "help set"])
    #expect(await lines("xyz") == [])
    #expect(
      await lines("") == [
        "actions", "advance", "explain", "features", "learn", "load", "log", "quit", "screen",
        "state", "tap", "undo",
      ])
    #expect(await lines("hint") == ["hints"])
    #expect(await lines("sol") == [])
    #expect(await lines("format ") == ["format full", "format changed", "format labels"])
  }

  @Test("`load` completes features, ignoring case")
  func features() async {
    #expect(await lines("load lo") == ["load Loader", "load Loose"])
    #expect(await lines("load T") == ["load Talkative", "load Todos", "load Tower", "load Twins"])
  }

  @Test("`load` completes the fields of the state after the feature")
  func loadFields() async {
    #expect(await lines("load form na") == ["load form name: "])
    #expect(await lines("load form age: 1, is") == ["load form age: 1, isLocked: "])
  }

  @Test("Actions of the scope are completed through their payloads, with or without `send`")
  func actions() async {
    #expect(await lines(".mid", after: "load tower") == [".middle(."])
    #expect(await lines(".middle.l", after: "load tower") == [".middle.leaf."])
    #expect(await lines("send mid", after: "load tower") == ["send middle(."])
    #expect(await lines(".gr", after: "load tower", "scope middle.leaf") == [".grow"])
    #expect(await lines(".todo[", after: "load todos") == [".todo[1].", ".todo[2]."])
    #expect(await lines(".mid") == [])
  }

  @Test("`set` and `toggle` complete fields and their values")
  func fields() async {
    #expect(await lines("set n", after: "load form") == ["set name", "set nickname"])
    #expect(await lines("set size ", after: "load form") == ["set size .large", "set size .small"])
    #expect(await lines("set size sm", after: "load form") == ["set size small"])
    #expect(
      await lines("set filter.isExact ", after: "load form") == [
        "set filter.isExact false", "set filter.isExact true",
      ])
    #expect(await lines("toggle ", after: "load form") == ["toggle filter.isExact"])
  }

  @Test("`set` suggests the current value or the IDs of rows if the type has no list of values")
  func fieldSamples() async {
    #expect(await lines("set age ", after: "load form", "set age 31") == ["set age 31"])
    #expect(await lines("set age 4", after: "load form") == [])
    let completer = await Picks.session().completer
    func texts(_ line: String) -> [String] { completer.complete(line).candidates.map(\.text) }
    #expect(texts("set chosen ") == ["nil", UUID(0).uuidString, UUID(1).uuidString])
    #expect(texts("set chosen 00000000-0000-0000-0000-000000000001") == [UUID(1).uuidString])
    #expect(texts("set day 1") == ["1970-01-02T00:00:00Z"])
    #expect(texts("set page h") == ["https://example.com/a"])
  }

  @Test("`set` accepts every candidate", arguments: ["chosen", "day", "page"])
  func samplesAreTaken(field: String) async {
    let session = await Picks.session()
    for candidate in session.completer.complete("set \(field) ").candidates {
      let output = await session.evaluate("set \(field) \(candidate.text)")
      #expect(!output.isError, "\(output.text)")
    }
  }

  @Test("`scope` completes existing children step by step, and rows by ID")
  func children() async {
    #expect(await lines("scope ", after: "load tower") == ["scope middle"])
    #expect(await lines("scope middle.", after: "load tower") == ["scope middle.leaf"])
    #expect(await lines("scope ", after: "load desk") == [])
    #expect(await lines("scope t", after: "load todos") == ["scope todos[1]", "scope todos[2]"])
  }

  @Test("`state` completes fields and nested fields")
  func statePaths() async {
    #expect(await lines("state mi", after: "load tower") == ["state middle"])
    #expect(
      await lines("state middle.", after: "load tower") == [
        "state middle.leaf", "state middle.steps",
      ])
    #expect(await lines("state todos[1].t", after: "load todos") == ["state todos[1].title"])
    #expect(
      await lines("state todos[", after: "load todos") == ["state todos[1]", "state todos[2]"])
    #expect(await lines("state middle.x", after: "load tower") == [])
  }
}
