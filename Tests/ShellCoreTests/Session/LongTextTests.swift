import Testing

@testable import ShellCore

@Suite("Truncating long text")
struct LongTextTests {
  @Test("Lines beyond the limit are counted")
  func lines() {
    let text = (1...1_500).map { "\($0)" }.joined(separator: "\n")
    let cut = LongText.cut(text).split(separator: "\n")
    #expect(cut.count == LongText.mostLines + 1)
    #expect(cut.last == "1,200 more lines; `state PATH` shows a part")
  }

  @Test("`load` shows the beginning of a long state, and `state` shows more of it")
  @MainActor func loading() async {
    let state = Books.State(pages: Array(0..<1_000))
    let session = Session(
      features: [Feature("Books", summary: "books", initialState: state) { Books() }])
    let loaded = await session.evaluate("load Books").text
    #expect(loaded.contains("    [57]: 57,\n944 more lines; `state PATH` shows a part\nTry: "))
    #expect(await session.evaluate("state").text.contains("    [297]: 297,\n704 more lines"))
    let reset = await session.evaluate("reset").text
    #expect(reset.hasSuffix("944 more lines; `state PATH` shows a part"))
  }

  struct Books: Reducer {
    struct State: Equatable { var pages: [Int] = [] }
    enum Action: Equatable { case read }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  @Test("Characters beyond the limit of a line are counted")
  func characters() {
    let cut = LongText.cut(String(repeating: "가", count: 2_500))
    #expect(cut.hasSuffix("가… (500 more characters)"))
  }

  @Test("Characters of several bytes are counted once")
  func manyLongLines() {
    let text = String(repeating: "e\u{301}", count: 2_001) + "\r\nx"
    #expect(LongText.cut(text).hasPrefix(String(repeating: "e\u{301}", count: 2_000) + "… ("))
    #expect(
      LongText.cut(String(repeating: "x", count: 9_000)).hasSuffix("x… (7,000 more characters)"))
  }

  @Test("Short text is unchanged")
  func short() {
    #expect(LongText.cut("a\nb\n") == "a\nb\n")
  }
}

@Suite("States whose `==` ignores fields")
@MainActor
struct BlindEqualityTests {
  struct Blind: Reducer {
    struct State: Equatable {
      var id = 1
      var rows: [Int] = []

      static func == (left: State, right: State) -> Bool { left.id == right.id }
    }

    enum Action: Equatable { case add, nothing }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if action == .add { state.rows.append(7) }
      return .none
    }
  }

  /// A state with a value of Foundation that each action creates again.
  struct Linked: Reducer {
    struct State: Equatable { var url = URL(string: "https://example.com/a.png") }
    enum Action { case copy }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state = State()
      return .none
    }
  }

  /// A state with a value that has its own mirror.
  struct Ranged: Reducer {
    struct State: Equatable { var range = 0...9 }
    enum Action { case nothing }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  /// A state with an alert, whose identity `==` ignores.
  struct Alerting: Reducer {
    struct State: Equatable { @PresentationState var alert: AlertState<Never>? }
    enum Action { case warn }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.alert = AlertState { TextState("Careful") }
      return .none
    }
  }

  @Test("The same alert again is not reported as a difference")
  func sameAlert() async throws {
    let feature = Feature("Alerting", summary: "", initialState: Alerting.State()) { Alerting() }
    try await expectTranscript(
      """
      tca> load alerting
      ...
      Alerting> .warn
      ...
      Alerting> .warn
      received action:
        BlindEqualityTests.Alerting.Action.warn
        (No state changes)
      """, on: Session(features: [feature]))
  }

  @Test(
    "Values with a storage or a mirror of their own are not reported as a difference",
    arguments: [
      (
        Feature("Linked", summary: "linked", initialState: Linked.State()) { Linked() },
        "BlindEqualityTests.Linked.Action.copy"
      ),
      (
        Feature("Ranged", summary: "ranged", initialState: Ranged.State()) { Ranged() },
        "BlindEqualityTests.Ranged.Action.nothing"
      ),
    ])
  func unchanged(feature: Feature, action: String) async throws {
    try await expectTranscript(
      """
      tca> load \(feature.name.lowercased())
      ...
      \(feature.name)> .\(action.split(separator: ".").last ?? "")
      received action:
        \(action)
        (No state changes)
      """, on: Session(features: [feature]))
  }

  @Test("A note names the fields that differ although `==` returns true")
  func note() async throws {
    let feature = Feature("Blind", summary: "blind", initialState: Blind.State()) { Blind() }
    try await expectTranscript(
      """
      tca> load blind
      ...
      Blind> .add
      received action:
        BlindEqualityTests.Blind.Action.add
        (No state changes)

      note: `==` of BlindEqualityTests.Blind.State returns true, but the values differ: rows[0] added
      Blind> .nothing
      received action:
        BlindEqualityTests.Blind.Action.nothing
        (No state changes)
      """, on: Session(features: [feature]))
  }
}
