import Testing

@testable import ShellCore
@testable import tca

@Suite("Workshop features on the stage")
@MainActor
struct WorkshopStageTests {
  @Test func `A link is a button like any other`() async throws {
    let session = Session(features: Workshop.features)
    _ = await session.evaluate("load Contacts")
    _ = await session.evaluate("tap Blob")
    let rows = ScreenRows.of(try session.parts.screen.drawScreen(), width: 40)
    let texts = rows.map { $0.runs.map(\.text).joined() }
    #expect(texts.contains(" 2  Edit "))
    #expect(texts.contains(" 3  Call "))
  }
}
