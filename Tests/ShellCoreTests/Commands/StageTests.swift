import Testing

@testable import ShellCore

@Suite("stage")
@MainActor
struct StageTests {
  private let settings = StageSettings(columns: 80, rows: 24)

  private func lines(_ session: Session) -> [String] {
    session.stage.picture(settings)?.rows.map { $0.map(\.text).joined() } ?? []
  }

  @Test("`stage` shows the state of the scope, and `stage off` nothing")
  func onAndOff() async {
    let session = Session(features: Fixtures.features)
    #expect(lines(session).isEmpty)
    _ = await session.evaluate("stage")
    #expect(lines(session)[1].contains("No feature is loaded"))
    _ = await session.evaluate("load tower")
    #expect(lines(session)[0].contains("Tower"))
    _ = await session.evaluate("scope middle")
    #expect(lines(session)[0].contains("Tower.middle"))
    _ = await session.evaluate("stage off")
    #expect(lines(session).isEmpty)
  }

  @Test("A changed field is followed by its old value")
  func change() async {
    let session = Session(features: Fixtures.features)
    for line in ["load tower", "stage"] { _ = await session.evaluate(line) }
    _ = lines(session)
    _ = await session.evaluate(".middle.leaf.grow")
    #expect(lines(session).contains { $0.contains("size") && $0.contains("1 <- 0") })
    _ = await session.evaluate("undo")
    #expect(lines(session).contains { $0.contains("size") && $0.contains("0 <- 1") })
  }

  @Test("`screen on` pins the screen alone, and `screen off` removes it")
  func screen() async {
    let session = Session(features: Fixtures.features)
    for line in ["load kitchen", "screen on"] { _ = await session.evaluate(line) }
    #expect(session.display.stage == .screen)
    _ = await session.evaluate("screen off")
    #expect(session.display.stage == .off)
  }

  @Test("An unknown setting is an error that lists the settings")
  func unknown() async {
    let session = Session(features: [])
    let output = await session.evaluate("stage mous on")
    #expect(output.isError)
    #expect(output.text.contains("did you mean mouse on?"))
    #expect(session.display.stage == .off)
  }
}
