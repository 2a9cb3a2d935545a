import Testing

@Suite("format")
@MainActor
struct FormatTests {
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
