import Testing

@testable import ShellCore

@Suite("Lists of features")
@MainActor
struct FeatureListTests {
  private var session: Session {
    Session(features: [
      Diary.feature,
      Feature(summary: "floors", defaultState: Tower.State()) { Tower() }.listed(in: "older"),
      Feature(summary: "a list", defaultState: Todos.State()) { Todos() }.listed(in: "mistakes"),
    ])
  }

  @Test("`features` shows the first list and says how to see the others")
  func first() async {
    let text = await session.evaluate("features").text
    #expect(text.hasPrefix("Diary"))
    #expect(!text.contains("Tower") && !text.contains("Todos"))
    #expect(
      text.hasSuffix("More: `features older` (1), `features mistakes` (1), `features all`"))
  }

  @Test("An older edition can be named after its year")
  func year() async {
    let session = session
    #expect(await session.evaluate("load tower.2023").text.hasPrefix("Tower.State("))
    #expect(await session.evaluate("load Diary.2023").isError)
  }

  @Test("A list shows only its features, and `all` shows every one")
  func others() async {
    let older = await session.evaluate("features older").text
    #expect(older.hasPrefix("Tower") && !older.contains("Diary"))
    let all = await session.evaluate("features all").text
    #expect(["Diary", "Tower", "Todos"].allSatisfy(all.contains))
    let wrong = await session.evaluate("features oldr")
    #expect(wrong.isError && wrong.text.contains("did you mean older?"))
  }
}
