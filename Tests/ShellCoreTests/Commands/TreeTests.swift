import Testing

@Suite("tree")
@MainActor
struct TreeTests {
  @Test("Optional children are marked if absent, and rows are counted")
  func presence() async throws {
    try await expectTranscript(
      """
      tca> load shelf
      ...
      Shelf> tree
      Shelf
      ├─ ifLet \\.open  .open  (not there)
      │  └─ Book
      ├─ forEach \\.books  .book  (2 rows)
      │  └─ Book
      └─ Reduce
      Shelf> .take(7)
      ...
      Shelf> .lend(7)
      ...
      Shelf> tree
      Shelf
      ├─ ifLet \\.open  .open
      │  └─ Book
      ├─ forEach \\.books  .book  (1 row)
      │  └─ Book
      └─ Reduce
      """)
  }
}
