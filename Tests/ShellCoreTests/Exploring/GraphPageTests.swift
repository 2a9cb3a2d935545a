@testable import ShellCore
import Testing
import WorkshopFeatures

@Suite("The page with the graph of states")
@MainActor
struct GraphPageTests {
  /// A door that can be closed and locked. The texts are those of a search.
  private let door = StateGraph(
    states: [
      "isOpen: true, key: nil", "isOpen: false, key: nil", "isOpen: false, key: \"a, b\" …",
    ],
    edges: [
      .init(from: 0, label: ".pushed", to: 1), .init(from: 0, label: ".locked", to: 0),
      .init(from: 1, label: ".pushed", to: 0), .init(from: 1, label: ".locked", to: 2),
      .init(from: 2, label: ".pushed", to: 2), .init(from: 2, label: "advance", to: 1),
    ])

  @Test("Each state has its fields, the shortest way, and the actions that lead on")
  func states() {
    let states = GraphPageBuilder(door, fold: nil).states
    #expect(states.map { $0.way.map(\.label) } == [[], [".pushed"], [".pushed", ".locked"]])
    #expect(states[2].fields == ["isOpen: false", "key: \"a, b\"", "effects in flight"])
    #expect(states[2].way.map(\.change) == ["isOpen true -> false", "key nil -> \"a, b\""])
    #expect(states[1].actions.map(\.label) == [".pushed", ".locked"])
    #expect(states[1].actions[0].way.map(\.label) == [".pushed", ".pushed"])
    // The actions are numbered in the order of the page.
    #expect(states[1].actions[1].way.map(\.action) == [0, 2])
    #expect(states.map(\.stays) == [[".locked"], [], [".pushed"]])
  }

  @Test("In a folded graph, each way is one of the whole graph")
  func folded() {
    let states = GraphPageBuilder(door) { $0.folded(byField: "key") }.states
    #expect(states.map(\.fields) == [["key: nil"], ["key: \"a, b\"", "effects in flight"]])
    #expect(states[1].way.map(\.label) == [".pushed", ".locked"])
    #expect(states[1].way.map(\.state) == [0, 1])
    #expect(states[1].way.map(\.action) == [nil, 0])
    #expect(states[0].actions.map(\.label) == [".locked"])
    #expect(states[0].stays == [".pushed"])
    let cases = StateGraph(
      states: [".off", ".on(1)", ".on(2)"],
      edges: [
        .init(from: 0, label: ".set(1)", to: 1), .init(from: 1, label: ".set(2)", to: 2),
        .init(from: 2, label: ".cut", to: 0),
      ])
    let byCase = GraphPageBuilder(cases) { $0.foldedByCase }.states
    #expect(byCase.map(\.fields) == [[".off"], [".on"]])
    #expect(byCase[1].actions.map { $0.way.map(\.label) } == [[".set(1)", ".set(2)", ".cut"]])
    #expect(
      byCase[1].actions[0].way.map(\.change) == [
        ".off -> .on(1)", ".on(1) -> .on(2)", ".on(2) -> .off",
      ])
  }

  @Test("The fields of children and of property wrappers are fields of their own")
  func fields() {
    let first = GraphState(
      "amount: Amount.State(value: 1, note: nil), isOn: BindingState<Bool>(wrappedValue: true, isMarked: false), sheet: PresentationState<Sheet.State>(box: nil), path: StackState<Path.State>(elementsByID: OrderedDictionary<StackElementID, Path.State>(keys: [], values: [])), mode: .edit(Draft(text: \"a\"))"
    )
    #expect(
      first.texts == [
        "amount.value: 1", "amount.note: nil", "isOn: true", "sheet: nil", "path: []",
        "mode: .edit(Draft(text: \"a\"))",
      ])
    let second = GraphState(
      "amount: Amount.State(value: 2, note: nil), isOn: BindingState<Bool>(wrappedValue: true, isMarked: false), sheet: Sheet.State(name: \"b\"), path: [], mode: .show …"
    )
    #expect(
      second.change(from: first)
        == "amount.value 1 -> 2, mode .edit(Draft(text: \"a\")) -> .show, - sheet: nil, + sheet.name: \"b\""
    )
    #expect(second.texts.last == "effects in flight")
    #expect(
      GraphState.varying(in: [first, second]) == ["amount.value", "mode", "sheet", "sheet.name"])
    #expect(
      GraphState("a: PresentationState<B>(box: PresentationState.Box(…))").texts == ["a: …"])
    #expect(GraphState(".on(a: 1) …").texts == [".on(a: 1)", "effects in flight"])
    #expect(GraphState(".on").change(from: GraphState(".off …")) == ".off -> .on")
  }

  @Test("The picture shows what differs, shortened, and markup in values is text")
  func picture() {
    let long = String(repeating: "가", count: 30)
    let graph = StateGraph(
      states: ["a: 1, name: \"<b>\"", "a: 1, name: \"\(long)\""],
      edges: [
        .init(from: 0, label: ".named(\"\(long)\")", to: 1), .init(from: 0, label: ".x", to: 1),
      ])
    let html = GraphPage(
      title: "A & B", summary: "2 states", states: GraphPageBuilder(graph, fold: nil).states
    ).html
    #expect(html.contains(">name: &quot;&lt;b&gt;&quot;</text>"))
    #expect(html.contains(">name: \"가가가가가가가가가…</text>".replacing("\"", with: "&quot;")))
    #expect(!html.contains(">a: 1</text>"))
    #expect(html.contains("<h1>A &amp; B</h1>"))
    #expect(html.components(separatedBy: "class=\"edge\"").count == 2, "one curve for both actions")
    #expect(html.contains("data-actions=\"0 1\""))
    #expect(html.components(separatedBy: "class=\"state panel\"").count == 3)
    #expect(!html.contains("src="))
  }

  private func session(in folder: String? = nil) async -> Session {
    let feature = Feature(
      "Explored", summary: "explored", initialState: AmountControl.State()
    ) { AmountControl() }
    let session = fixtureSession(features: [feature], folder: folder ?? ".")
    _ = await session.evaluate("load explored")
    return session
  }

  @Test("`explore graph html` prints the page, and `to` writes it to a new file, once")
  func command() async throws {
    let folder = TemporaryFolder()
    let session = await session(in: folder.path)
    let page = await session.evaluate("explore depth 2 graph html").text
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("up to 2 steps"))
    let line = "explore depth 2 graph html to page.html"
    #expect(await session.evaluate(line).text == "wrote a graph of 5 states to page.html")
    let written = try String(contentsOfFile: folder.path("page.html"), encoding: .utf8)
    #expect(written == page)
    #expect(await session.evaluate(line).isError)
    #expect(
      await session.evaluate("explore graph mermaid by amount depth 1 to \"a b.mmd\"").text
        == "wrote a graph of 3 states to a b.mmd")
  }

  @Test(
    "Bad input has one error",
    arguments: [
      ("explore to a.html", "only a graph is written to a file"),
      ("explore graph to", "`explore to` needs a file"),
      ("explore graph html to \"a", "never closed"),
      ("explore graph htm", "has no part `htm`"),
    ])
  func badInput(line: String, error: String) async {
    let output = await session().evaluate(line)
    #expect(output.isError)
    #expect(output.text.contains(error), "\(output.text)")
    #expect(output.text.components(separatedBy: "error:").count == 2)
  }
}
