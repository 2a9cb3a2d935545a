import Testing

@Suite("format")
@MainActor
struct FormatTests {
  @Test(
    "`full` prints the whole block, `changed` omits unchanged fields, `labels` prints the action's name"
  )
  func forms() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> format
      format is full
      Tower> .middle.leaf.grow
      received action:
        Tower.Action.middle(
          .leaf(.grow)
        )
        Tower.State(
      -   floors: 0,
      +   floors: 1,
          middle: Middle.State(
            leaf: Leaf.State(
              _isGreen: false,
              _label: "",
      -       size: 0
      +       size: 1
            ),
            steps: 0
          )
        )
      Tower> format changed
      Tower> .middle.leaf.grow
      received action:
        Tower.Action.middle(
          .leaf(.grow)
        )
        Tower.State(
      -   floors: 1,
      +   floors: 2,
          middle: Middle.State(
            leaf: Leaf.State(
      -       size: 1
      +       size: 2
            ),
          )
        )
      Tower> format labels
      Tower> .middle.leaf.grow
      received action: Tower.Action.middle(.leaf(.grow))
      Tower> .middle.step(by: 2)
      received action: Tower.Action.middle(.step(by:))
      Tower> scope middle
      ...
      Tower.middle> .leaf.grow
      received action: Middle.Action.leaf(.grow)
      outside this scope: floors 3 -> 4
      Tower.middle> format
      format is labels
      """)
  }

  @Test("An unknown format is an error that lists the formats")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> format ful
      error: unknown format `ful`
        format ful
               ^ expected full, changed or labels; did you mean full?
      tca> format full changed
      error: `format` takes only full, changed or labels
        format full changed
                    ^ expected the end of the line
      tca> format
      format is full
      """)
  }
}
