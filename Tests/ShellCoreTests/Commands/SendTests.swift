import Testing

@testable import ShellCore

@Suite("Sending actions")
@MainActor
struct SendTests {
  @Test(
    "Every spelling sends the same action",
    arguments: [
      ".middle(.leaf(.grow))", ".middle.leaf.grow", ".middle(.leaf.grow)", ".middle.leaf(.grow)",
      "send .middle(.leaf(.grow))", "send middle.leaf.grow", "send   middle(.leaf(.grow))",
      "send Tower.Action.middle(.leaf(.grow))", "  .middle( .leaf( .grow ) )",
    ])
  func spellings(line: String) async {
    let session = await session(after: "load tower", "format labels")
    let text = await session.evaluate(line).text
    #expect(text == "received action: Tower.Action.middle(.leaf(.grow))")
  }

  @Test(
    "Rows are addressed by ID or position",
    arguments: [
      ".todo(id: 2, action: .toggled)", ".todo[2].toggled", ".todo[#1].toggled",

      "send todo[2].toggled", "send todo(id: 2, action: .toggled)",
    ])
  func rows(line: String) async {
    let session = await session(after: "load todos")
    #expect(await !session.evaluate(line).isError)
    #expect(await session.evaluate("state todos[2].isDone").text == "true")
  }

  @Test(
    "An action can be pasted as it is printed",
    arguments: [
      "Tower.Action.middle(.leaf(.grow))", "Tower.Action.middle(\n  .leaf(.grow)\n)",
      ".middle(\n  .leaf(\n    .grow\n  )\n)",
    ])
  func printed(line: String) async {
    let session = await session(after: "load tower", "format labels")
    let text = await session.evaluate(line).text
    #expect(text == "received action: Tower.Action.middle(.leaf(.grow))")
    #expect(await session.evaluate("log").text.contains(".middle"))
  }

  @Test("The actions of a generic feature take values of its type parameter")
  func generic() async throws {
    try await expectTranscript(
      """
      tca> load box
      ...
      Box> actions
      .binding(.set(\\.$isOpen, Bool))  now false
      .put(Int)
      Box> .put(3)
      received action:
        Box.Action.put(3)
        Box.State(
          _isOpen: false,
      -   value: 1
      +   value: 3
        )
      Box> .put("a")
      error: `put` takes an Int
        .put("a")
             ^ expected a whole number
      """)
  }

  @Test("`actions` lists all actions of the scope, or those with a prefix")
  func listing() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> actions
      .middle(.leaf(.binding(.set(\\.$isGreen, Bool))))  now false
      .middle(.leaf(.binding(.set(\\.$label, String))))  now ""
      .middle(.leaf(.grow))
      .middle(.step(by: Int))
      .rebuild
      Tower> actions middle.s
      .middle(.step(by: Int))
      Tower> actions .reb
      .rebuild
      Tower> actions xyz
      error: no action begins with `xyz`
        actions xyz
                ^ `actions` lists them all
      Tower> actions middle.stpe
      error: no action begins with `middle.stpe`
        actions middle.stpe
                ^ `actions` lists them all; did you mean .middle.step?
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> set label new
      ...
      Tower.middle.leaf> actions
      .binding(.set(\\.$isGreen, Bool))  now false
      .binding(.set(\\.$label, String))  now "new"
      .grow
      """)
  }
}
