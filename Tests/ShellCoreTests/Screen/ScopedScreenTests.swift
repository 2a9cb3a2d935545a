import Testing

@testable import ShellCore

@Suite("`screen` in a scope")
@MainActor
struct ScopedScreenTests {
  @Test("If no parent's view shows the child, the view of a feature of the same types is used")
  func registered() async throws {
    let features =
      Fixtures.features + [
        Feature("Picture", summary: "a child alone", initialState: Picture.State()) {
          Picture()
        } view: {
          PictureView(store: $0)
        }
      ]
    try await expectTranscript(
      """
      tca> load gallery
      ...
      Gallery> format labels
      Gallery> scope hidden
      ...
      Gallery.hidden> screen
      picture 9: 0 [1] <Like> [2] Open: off
      Gallery.hidden> tap Open
      \\[2] Open: isOn off -> on, kept by the view, sent nothing
      Gallery.hidden> tap like
      \\[1] Like: sent .like
      received action: Picture.Action.like
      Gallery.hidden> screen
      picture 9: 1 [1] <Like> [2] Open: on
      """, on: Session(features: features))
  }

  @Test("Searching for the view sends no actions")
  func lookingIsSilent() async throws {
    let session = await session(after: "load gallery", "scope right", "screen")
    #expect(await session.evaluate("up").text == "")
    let text = await session.evaluate(".left(.like)").text
    #expect(text.contains("+     likes: 1"))
    #expect(!text.contains("likes: 2"))
  }
}
