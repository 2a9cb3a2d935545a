import Exploration
import Testing

@Suite("Graphs of states")
@MainActor
struct GraphTests {
  private func graph() throws -> StateGraph {
    var options = ExplorationOptions()
    (options.keepsGraph, options.time) = (true, .seconds(600))
    let report = try Explorer(Lamp.State.red, options: options) { Lamp() }.run()
    return try #require(report.graph)
  }

  @Test("The text lists the steps of each state")
  func text() throws {
    #expect(
      try graph().text == """
        .red
          .switchTapped  > .off
          .timePassed    > .green
        .off
          .switchTapped  > .red
        .green
          .switchTapped  > .off
          .timePassed    > .yellow
        .yellow
          .switchTapped  > .off
          .timePassed    > .red
        .serviceKeyTurned changes nothing.
        """)
  }

  @Test("The graph in the language of Mermaid")
  func mermaid() throws {
    let lines = try graph().mermaid.split(separator: "\n")
    #expect(lines.prefix(3) == ["stateDiagram-v2", "  [*] --> s0", "  s0 : .red"])
    #expect(lines.contains("  s2 --> s3 : .timePassed"))
    #expect(lines.count == 13)
    let odd = StateGraph(states: ["a: \"x;#\""], edges: [])
    #expect(odd.mermaid.hasSuffix("  s0 : a#58; \"x#59;#35;\""))
  }

  @Test("The picture has a box for each state and an arrow for each step")
  func picture() throws {
    let svg = try graph().svg
    #expect(svg.components(separatedBy: "<rect").count - 1 == 4)
    #expect(svg.components(separatedBy: "marker-end").count - 1 == 7)
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
    #expect(
      StateGraph(states: ["<a> & \"b\" <\u{FE0F}"], edges: []).svg
        .contains("&lt;a&gt; &amp; &quot;b&quot; &lt;\u{FE0F}"))
  }

  @Test("Children and shared values are shown, and equal steps are one")
  func wrappers() throws {
    var options = ExplorationOptions()
    (options.keepsGraph, options.time, options.depth) = (true, .seconds(600), 2)
    let report = try Explorer(Sheet.State(), options: options) { Sheet() }.run()
    #expect(
      report.graph?.text == """
        sheet: nil, opened: Shared(value: 0)
          .openButtonTapped                  > sheet: .red, opened: Shared(value: 1)
        sheet: .red, opened: Shared(value: 1)
          .sheet(.presented(.switchTapped))  > sheet: .off, opened: Shared(value: 1)
          .sheet(.presented(.timePassed))    > sheet: .green, opened: Shared(value: 1)
          .sheet(.dismiss)                   > sheet: nil, opened: Shared(value: 1)
        sheet: .off, opened: Shared(value: 1)
        sheet: .green, opened: Shared(value: 1)
        sheet: nil, opened: Shared(value: 1)
        .sheet(.presented(.serviceKeyTurned)) changes nothing.
        """)
  }

  @Test("States are folded by their case or by a field")
  func folded() {
    let graph = StateGraph(
      states: ["name: \"a, b: 1\", b: 0", "name: \"c\", b: 1", "name: \"d\", b: 1"],
      edges: [
        .init(from: 0, label: ".typed(\"c\")", to: 1),
        .init(from: 0, label: ".typed(\"d\")", to: 2),
      ])
    let byField = graph.folded(byField: "b")
    #expect(byField.states == ["b: 0", "b: 1"])
    #expect(byField.edges.count == 2)
    let byCase = StateGraph(
      states: [".user(\"a\")", ".user(\"b\")", ".none"],
      edges: [.init(from: 0, label: ".set(1)", to: 2), .init(from: 1, label: ".set(2)", to: 2)]
    ).foldedByCase
    #expect(byCase.states == [".user", ".none"])
    #expect(byCase.edges == [.init(from: 0, label: ".set", to: 1)])
  }
}

/// A lamp in a sheet.
private struct Sheet: Reducer {
  struct State: Equatable {
    @PresentationState var sheet: Lamp.State?
    @Shared(.inMemory("opened")) var opened = 0
  }

  enum Action: Equatable {
    case openButtonTapped
    case sheet(PresentationAction<Lamp.Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard action == .openButtonTapped else { return .none }
      state.sheet = .red
      state.$opened.withLock { $0 = 1 }
      return .none
    }
    .ifLet(\.$sheet, action: /Action.sheet) { Lamp() }
  }
}
