import Testing

@testable import ShellCore

@Suite("screen")
@MainActor
struct ScreenTests {
  @Test("`screen` draws the view of the current state and numbers its controls")
  func draws() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> screen
      ┌ Sound ───────────────────────────────────────────────────────────────────────┐
      │ [1] Haptic feedback: on                                                      │
      │ [2] Volume: 0.5 (0.0...1.0 by 0.25)                                          │
      ├ Guests ──────────────────────────────────────────────────────────────────────┤
      │ [3] Display name: "Blob"                                                     │
      │ [4] Size: small (small, large, huge)                                         │
      │ [5] Amount: 2 (0...10 by 2)                                                  │
      │ [6] <Welcome>                                                                │
      │ [7] <Go in a second>                                                         │
      │ [8] <Locked> (disabled)                                                      │
      ├──────────────────────────────────────────────────────────────────────────────┤
      │ [9] Details: off                                                             │
      │ [10] Fixed: on                                                               │
      │ [11] <Twice>                                                                 │
      │ [12] <Idle>                                                                  │
      └──────────────────────────────────────────────────────────────────────────────┘
      Kitchen> set name 홍길동 🙂
      ...
      Kitchen> screen
      ...
      │ [3] Display name: "홍길동 🙂"                                                │
      ...
      """)
  }

  @Test(
    "A terminal may be narrower and lack box characters; a replayed file uses 80 columns and has them"
  )
  func settings() async throws {
    let session = await session(after: "load blanklist")
    session.display.screen = ScreenSettings(width: 10, boxes: .ascii)
    #expect(await session.evaluate("screen").text == "+--------+\n| one    |\n+--------+")
    try session.workspace.replaying.push("file")
    let lines = await session.evaluate("screen").text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count == 80 })
    #expect(lines[0].hasPrefix("┌─"))
  }

  @Test("Styles are separate from the text")
  func styles() async {
    let session = await session(after: "load kitchen")
    let output = await session.evaluate("screen")
    #expect(output.styledText.map(\.text).joined() == output.text)
    let bold = output.styledText.filter { $0.style.isBold == true }
    #expect(bold.map(\.text) == ["Sound", "Guests"])
  }

  @Test("Long lists are truncated, with a count")
  func longList() async throws {
    let session = await session(after: "load shelves", "format labels", ".fill")
    let lines = await session.evaluate("screen").text.split(separator: "\n")
    #expect(lines.count == 203)
    #expect(lines[201].contains("(9800 more rows)"))
    _ = await session.evaluate("scope rows[7000]")
    #expect(await session.evaluate("screen").text == "[1] <row 7000>")
  }

  @Test("Long screens are truncated, with a count")
  func manyLines() async throws {
    let session = await session(after: "load scroll")
    let lines = await session.evaluate("screen").text.split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines.last == "(1000 more lines)")
  }

  @Test("An empty view is reported")
  func nothing() async throws {
    try await expectTranscript(
      """
      tca> load blank
      ...
      Blank> screen
      (empty)
      Blank> tap 1
      error: unknown control `1`
        tap 1
            ^ the screen has no controls
      Blank> tap Door
      error: unknown control `Door`
        tap Door
            ^ the screen has no controls
      """)
  }

  @Test("A missing feature, a missing view and an argument are errors")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> screen
      error: no feature is loaded; `features` lists them, `load NAME` loads one
      tca> tap Door
      error: no feature is loaded; `features` lists them, `load NAME` loads one
      tca> load todos
      ...
      Todos> screen
      error: Todos has no view: there is nothing to draw, tap or enter
      Todos> screen now
      error: `screen` is on or off, not `now`
        screen now
               ^ expected on or off
      """)
  }
}
