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
}
