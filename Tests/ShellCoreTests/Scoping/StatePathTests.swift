import Testing

@testable import ShellCore

@Suite("Paths into the state")
@MainActor
struct StatePathTests {
  @Test(
    "A path leads through fields, wrapped fields, rows, dictionary keys and cases",
    arguments: [
      ("load tower", "state", "Tower.State("), ("load tower", "state middle.leaf.label", "\"\""),
      ("load tower", "state .middle.steps", "0"),
      ("load form", "state filter.isExact", "false"), ("load form", "state nickname", "nil"),
      ("load form size: .large", "state size", "Form.Size.large"),
      ("load todos", "state todos[2].title", "\"Eggs\""),
      ("load todos", "state todos[#0].title", "\"Milk\""),
      ("load todos", "state notes[\"a]b\"].isStarred", "false"),
      ("load todos", "state notes[\"say \\\"hi\\\"\"].isStarred", "false"),
      ("load todos", "state counts[\"x]y\"]", "1"), ("load todos", "state tags[1]", "\"shop\""),
      ("load todos", "state tags[#1]", "\"shop\""), ("load account", "state guest.visits", "0"),
    ])
  func values(load: String, line: String, text: String) async {
    let output = await session(after: load).evaluate(line)
    #expect(!output.isError)
    #expect(output.text.hasPrefix(text))
  }
}
