import Testing

@testable import ShellCore

@Suite("skip and move")
@MainActor
struct RepeatingTests {
  @Test("The export contains the repeated history")
  func export() async throws {
    let session = await diarySession(after: ".add(1)", ".add(2)", "skip 1")
    let test = await session.evaluate("export scenario").text
    #expect(test.contains("> .add(2)") && !test.contains("> .add(1)"))
  }
}
