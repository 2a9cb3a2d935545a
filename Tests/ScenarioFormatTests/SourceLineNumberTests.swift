import Testing

@testable import ScenarioFormat

@Suite("Numbers of source lines")
struct SourceLineNumberTests {
  static let moved = [
    (
      "effect 1 (Timer.swift:9, from action 2) sent:",
      "effect 1 (Timer.swift:24, from action 2) sent:"
    ),
    (
      "error: effect 1 (Timer.swift:9, id CancelID.timer) is still waiting",
      "error: effect 1 (Timer.swift:10, id CancelID.timer) is still waiting"
    ),
    ("cancelled effect 1 (Timer.swift:9)", "cancelled effect 1 (Timer.swift:8)"),
    (
      "changed by task of Timer (effect 1, Timer.swift:9, from action 1):",
      "changed by task of Timer (effect 1, Timer.swift:16, from action 1):"
    ),
    (
      "1  asleep until 1s  Timer.swift:9  from action 1  id CancelID.timer",
      "1  asleep until 1s  Timer.swift:11  from action 1  id CancelID.timer"
    ),
    (
      "warning: TCA002: an effect threw Bad() and has no `catch:` to handle it (Loader.swift:21)",
      "warning: TCA002: an effect threw Bad() and has no `catch:` to handle it (Loader.swift:3)"
    ),
    (
      "└─ Reduce  text \"a\" -> \"b\", returned .run (A.swift:2, id 3), returned .run (A.swift:4)",
      "└─ Reduce  text \"a\" -> \"b\", returned .run (A.swift:7, id 3), returned .run (A.swift:9)"
    ),
  ]

  @Test("A place in a source may move", arguments: moved)
  func moves(before: String, after: String) {
    #expect(SourceLineNumber.isOnlyDifference(before, after))
    #expect(ExpectedLine.text(before).matches(after))
    #expect(ExpectedLine.text(after).matches(before))
  }

  static let different = [
    // Another file, effect, or action.
    ("effect 1 (Timer.swift:9, from action 2)", "effect 1 (Clock.swift:9, from action 2)"),
    ("effect 1 (Timer.swift:9, from action 2)", "effect 2 (Timer.swift:9, from action 2)"),
    ("effect 1 (Timer.swift:9, from action 2)", "effect 1 (Timer.swift:9, from action 3)"),
    // Values of a feature.
    ("+   _text: \"effect 1 (Timer.swift:9)\"", "+   _text: \"effect 1 (Timer.swift:8)\""),
    ("    effect 1 (Timer.swift:9)", "    effect 1 (Timer.swift:8)"),
    ("\"effect 1 (Timer.swift:9)\"", "\"effect 1 (Timer.swift:8)\""),
    ("Timer.State(text: \"A.swift:9\")", "Timer.State(text: \"A.swift:8\")"),
    (
      "└─ Reduce  text \"\" -> \"returned .run (A.swift:2)\"",
      "└─ Reduce  text \"\" -> \"returned .run (A.swift:3)\""
    ),
    ("Timer.swift:9", "Timer.swift:8"),
  ]

  @Test("Everything else is compared", arguments: different)
  func differs(before: String, after: String) {
    #expect(!SourceLineNumber.isOnlyDifference(before, after))
    #expect(!ExpectedLine.text(before).matches(after))
  }
}
