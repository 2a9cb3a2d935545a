import Testing

@testable import ShellCore

@Suite("`screen` in a scope")
@MainActor
struct ScopedScreenTests {
  @Test("The screen of a child is the view that the parent passes the child's store to")
  func children() async throws {
    try await expectTranscript(
      """
      tca> load gallery
      ...
      Gallery> scope right
      ...
      Gallery.right> screen
      picture 2: 0 [1] <Like> (disabled) [2] Open: off (disabled)
      Gallery.right> root
      Gallery> scope wall[4]
      ...
      Gallery.wall[4]> screen
      picture 4: 0 [1] <Like> [2] Open: off
      Gallery.wall[4]> format labels
      Gallery.wall[4]> tap 1
      \\[1] Like: sent .like
      received action: Picture.Action.like
      Gallery.wall[4]> root
      Gallery> .openButtonTapped
      received action: Gallery.Action.openButtonTapped
      Gallery> scope opened
      ...
      Gallery.opened> screen
      picture 5: 0 [1] <Like> [2] Open: off
      """)
  }

  @Test("State of the child's view is shared with the parent's screen")
  func memory() async throws {
    try await expectTranscript(
      """
      tca> load gallery
      ...
      Gallery> scope left
      ...
      Gallery.left> tap Open
      \\[2] Open: isOn off -> on, kept by the view, sent nothing
      Gallery.left> up
      Gallery> screen
      picture 1: 0 [1] <Like> [2] Open: on
      ...
      """)
  }

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

  @Test("A child without any view is an error")
  func noView() async throws {
    try await expectTranscript(
      """
      tca> load gallery
      ...
      Gallery> scope note
      Plaque.State(text: "")
      Gallery.note> screen
      error: Gallery.note has no view: nothing that Gallery draws now receives its store, and no feature of its types has a view; `root` returns to the screen of Gallery
      """)
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
