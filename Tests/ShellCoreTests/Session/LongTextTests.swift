import ComposableArchitecture
import Testing

@testable import ShellCore

@Suite("What is too long to read")
struct LongTextTests {
  @Test("is cut after so many lines, and the rest is counted")
  func lines() {
    let text = (1...1_500).map { "\($0)" }.joined(separator: "\n")
    let cut = LongText.cut(text).split(separator: "\n")
    #expect(cut.count == LongText.mostLines + 1)
    #expect(cut.last == "1,200 more lines; `state PATH` shows a part")
  }

  @Test("of a line, the characters are counted")
  func characters() {
    let cut = LongText.cut(String(repeating: "가", count: 2_500))
    #expect(cut.hasSuffix("가… (500 more characters)"))
  }

  @Test("what is short stays as it is")
  func short() {
    #expect(LongText.cut("a\nb\n") == "a\nb\n")
  }
}

@Suite("An == that does not look at everything")
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

  @Test("is told of, where there is a difference")
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
