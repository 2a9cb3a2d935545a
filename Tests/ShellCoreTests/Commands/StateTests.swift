import Testing

@testable import ShellCore

@Suite("state")
@MainActor
struct StateTests {
  @Test("`state` cannot assign, and says what changes the state and what predicts a change")
  func assignment() async throws {
    try await expectTranscript(
      """
      tca> load diary
      ...
      Diary> state count = 3
      error: `state` only shows the state
        state count = 3
                    ^ expected the end of the line; an action changes the state, `expect count = 3` predicts a change
      Diary> state count
      0
      """, on: Session(features: [Diary.feature]))
  }
}
