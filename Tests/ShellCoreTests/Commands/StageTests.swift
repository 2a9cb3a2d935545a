import Testing
import WorkshopFeatures

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

  @Test("A sheet is drawn as a box with its title, and its controls can be clicked")
  func sheet() async throws {
    let session = Session(features: [
      Feature(summary: "", initialState: Contacts.State()) {
        Contacts()
      } view: {
        ContactsView(store: $0)
      }
    ])
    for line in ["load Contacts", "stage", ".addButtonTapped"] { _ = await session.evaluate(line) }
    let picture = try #require(session.stage.picture(settings))
    let rows = picture.rows.map { $0.map(\.text).joined() }
    let top = try #require(rows.firstIndex { $0.contains("╭ New contact ──") })
    #expect(rows[top + 1].hasPrefix("│ │  1 Name ··"))
    #expect(rows[top + 1].contains("\"\" "))
    #expect(rows[top + 4].contains("── [4] <Close> ╯ │"))
    #expect(picture.target(column: 6, row: top + 2)?.line == "tap Save")
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
