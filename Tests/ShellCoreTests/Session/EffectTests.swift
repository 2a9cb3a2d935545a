import Testing

@testable import ShellCore

@Suite("Effects in a session")
@MainActor
struct EffectTests {
  @Test("Text that a feature prints precedes the block of its action")
  func prints() async throws {
    let session = await session(after: "load shop")
    var printed = ["one\ntwo\n", ""]
    session.output.takePrints = { printed.isEmpty ? "" : printed.removeFirst() }
    let output = await session.evaluate(".pay(3)")
    #expect(output.text.hasPrefix("one\ntwo\nreceived action:\n  Shop.Action.pay(3)\n"))
  }

  @Test("Text that is shown already is only in files, and there in the same place")
  func shownPrints() async throws {
    let session = await session(after: "load shop")
    var printed = ["one\n\ntwo\n", ""]
    session.output.takePrints = { printed.isEmpty ? "" : printed.removeFirst() }
    session.output.showsPrints = true
    let output = await session.evaluate(".pay(3)")
    #expect(output.text.hasPrefix("received action:\n  Shop.Action.pay(3)\n"))
    #expect(output.fileText == "one\n\ntwo\n" + output.text)
    #expect(await session.evaluate(".pay(3)").fileText == nil)
  }
}
