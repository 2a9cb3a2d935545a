import Testing

@testable import ShellCore

@Suite("tap")
@MainActor
struct TapTests {
  @Test("Tapping a button prints all its actions and their effects")
  func button() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> format labels
      Kitchen> tap welcome
      \\[6] Welcome: sent .guestCame
      received action: Kitchen.Action.guestCame
      Kitchen> tap Twice
      \\[11] Twice: sent .guestCame and .guestCame
      received action: Kitchen.Action.guestCame
      received action: Kitchen.Action.guestCame
      Kitchen> tap go in a second
      \\[7] Go in a second: sent .countDown
      received action: Kitchen.Action.countDown
      Kitchen> advance
      now 1s
      effect 1 (Kitchen.swift:[..], from action 4) sent:
      received action: Kitchen.Action.guestLeft
      Kitchen> state guests
      2
      """)
  }

  @Test("A view's own state lasts until the feature ends and sends no action")
  func viewState() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> tap Details
      \\[9] Details: isOn off -> on, kept by the view, sent nothing
      Kitchen> screen
      ...
      │ [9] Details: on                                                              │
      │ 0 guests                                                                     │
      │ [10] Draft: ""                                                               │
      ...
      Kitchen> reset
      ...
      Kitchen> screen
      ...
      │ [9] Details: off                                                             │
      │ [10] Fixed: on                                                               │
      ...
      """)
  }

  @Test("A binding that ignores its value and a button that does nothing are reported")
  func nothing() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> tap Fixed
      \\[10] Fixed: isOn on -> off, sent nothing: it stays on
      Kitchen> tap Idle
      \\[12] Idle: sent nothing
      """)
  }

  @Test("A control can be named as it is drawn")
  func drawn() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> format labels
      Kitchen> tap <Welcome>
      ...
      received action: Kitchen.Action[..]
      Kitchen> tap [10]
      \\[10] Fixed: isOn on -> off, sent nothing: it stays on
      Kitchen> tap [10] Fixed
      \\[10] Fixed: isOn on -> off, sent nothing: it stays on
      Kitchen> tap [10] fix
      error: unknown control `[10] fix`
      ...
      Kitchen> tap <nothing>
      error: unknown control `nothing`
      ...
      """)
  }

  @Test("A disabled control, a control that needs a value and an unknown control are errors")
  func refusals() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> tap Locked
      error: `Locked` is disabled
        tap Locked
            ^ the view enables it when the state allows; nothing was sent
      Kitchen> tap Display name
      error: `Display name` is a text field: a tap cannot set its value
        tap Display name
            ^ expected `enter Display name VALUE` with a text
      Kitchen> tap Welcom
      error: unknown control `Welcom`
        tap Welcom
            ^ expected Haptic feedback, Volume, Display name, Size, Amount, Welcome or 6 more; did you mean Welcome?
      Kitchen> tap Welcome now
      error: unexpected `now`
        tap Welcome now
                    ^ expected the end of the line
      Kitchen> tap "Amount" +
      error: unexpected `+`
        tap "Amount" +
                     ^ expected `enter "Amount" +`; a tap has no value
      Kitchen> tap 99
      error: unknown control `99`
        tap 99
            ^ expected a number from 1 to 12
      Kitchen> tap
      error: `tap` needs a control
        tap
           ^ expected a label or a number; `screen` shows them
      """)
  }

  @Test("Controls with the same label are distinguished by their numbers")
  func ambiguous() async throws {
    try await expectTranscript(
      """
      tca> load gallery
      ...
      Gallery> tap like
      error: there are 4 controls called `like`
        tap like
            ^ expected a number: 1, 3, 6 or 8
      """)
  }

  @Test("An endless feature is stopped as it is for a typed action")
  func endless() async throws {
    let session = await session(after: "load spinner")
    let output = await session.evaluate("tap Spin")
    #expect(output.isError)
    #expect(output.text.hasPrefix("[1] Spin: sent .spin\n"))
    #expect(output.text.contains("error: stopped after more than 100000 steps"))
    #expect(await session.evaluate("screen").text == "[1] <Spin>")
  }
}
