import Testing

@testable import ShellCore

@Suite("Effects in a session")
@MainActor
struct EffectTests {
  @Test("An unhandled error of an effect prints a warning, even if no action follows")
  func warning() async throws {
    try await expectTranscript(
      """
      tca> load loader
      ...
      Loader> .fail
      received action:
        Loader.Action.fail
        (No state changes)

      warning: TCA002: an effect threw Loader.Unreachable() and has no `catch:` to handle it (Loader.swift:21)
      ...
      Loader> load account
      ...
      Account> .member(.logOut)
      received action:
        Account.Action.member(.logOut)
        (No state changes)

      warning: TCA001: Scope received Account.Action.member(.logOut) while Account.State is .guest (Account.swift:17)
      ...
      """)
  }

  @Test(
    "The output of a feature's _printChanges precedes the session's block, and no block is printed twice"
  )
  func printChanges() async throws {
    try await expectTranscript(
      """
      tca> load talkative
      ...
      Talkative> .lamp(.press)
      received action:
        Lamp.Action.press
      - Lamp.State(isOn: false)
      + Lamp.State(isOn: true)

      received action:
        Talkative.Action.lamp(.press)
        Talkative.State(
      -   lamp: Lamp.State(isOn: false)
      +   lamp: Lamp.State(isOn: true)
      -   presses: 0
      +   presses: 1
        )
      Talkative> format labels
      Talkative> .lamp(.press)
      received action:
        Lamp.Action.press
      - Lamp.State(isOn: true)
      + Lamp.State(isOn: false)

      received action:
        Talkative.Action.lamp(.press)
      ...
      -   presses: 1
      +   presses: 2
        )
      """)
  }

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
