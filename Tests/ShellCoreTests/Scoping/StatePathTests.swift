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

  @Test("Errors say what is wrong and what was expected")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> load todos
      ...
      Todos> state todo
      error: Todos.State has no field `todo`
        state todo
              ^ expected todos, notes, counts or tags; did you mean todos?
      Todos> state todos.title
      error: [Todo.State] has no field `title`
        state todos.title
                    ^ expected an ID in brackets
      Todos> state counts.x
      error: [String: Int] has no field `x`
        state counts.x
                     ^ expected a key in brackets
      Todos> state tags.x
      error: [String] has no field `x`
        state tags.x
                   ^ expected a position in brackets: [#0]
      Todos> state todos[1].title.length
      error: String has no field `length`
        state todos[1].title.length
                             ^ it has no fields
      Todos> state todos.cuont
      error: [Todo.State] has no field `cuont`
        state todos.cuont
                    ^ expected an ID in brackets; did you mean count?
      Todos> state todos.count
      2
      Todos> state todos[1].title.isEmpty
      false
      Todos> state todos[7]
      error: no element has the ID 7
        state todos[7]
                   ^ expected 1 or 2
      Todos> state counts["q"]
      error: no value has the key "q"
        state counts["q"]
                    ^ expected "done" or "x]y"
      Todos> state tags[#5]
      error: position #5 does not exist
        state tags[#5]
                  ^ it has 2 elements
      Todos> state tags[x]
      error: [String] has no IDs
        state tags[x]
                  ^ expected a position: [#0]
      Todos> state todos[1
      error: `[` is not closed
        state todos[1
                   ^ expected ]
      Todos> state notes["a
      error: `[` is not closed
        state notes["a
                   ^ expected ]
      Todos> state todos.
      error: the path is missing a name
        state todos.
                    ^ expected a field
      Todos> state todos title
      error: unexpected ` ` in a path
        state todos title
                   ^ expected . or [
      Todos> load desk
      ...
      Desk> state sheet.pages
      error: `sheet` is nil
        state sheet.pages
                    ^ it has no fields
      Desk> load account
      ...
      Account> state member.name
      error: Account.State is .guest now
        state member.name
              ^ expected guest
      Account> state stranger
      error: Account.State has no case `stranger`
        state stranger
              ^ expected guest
      """)
  }
}
