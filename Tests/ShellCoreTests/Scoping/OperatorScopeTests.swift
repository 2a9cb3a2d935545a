import Testing

@Suite("Scopes of `forEach` and `ifLet`")
@MainActor
struct OperatorScopeTests {
  @Test("Rows of an IdentifiedArray are entered by ID or position without a warning")
  func rows() async throws {
    try await expectTranscript(
      """
      tca> load shelf
      ...
      Try: actions   scope books[7]
      Shelf> scope books[9]
      Book.State(
        id: 9,
        page: 0
      )
      Shelf.books[9]> .turn
      received action:
        Book.Action.turn
        Book.State(
          id: 9,
      -   page: 0
      +   page: 1
        )
      Shelf.books[9]> root
      Shelf> scope books[#0]
      Book.State(
        id: 7,
        page: 0
      )
      Shelf.books[7]> root
      Shelf> state books[9].page
      1
      Shelf> state books[#1].page
      1
      Shelf> .book[#0].turn
      received action:
        Shelf.Action.book(
          id: 7,
          action: .turn
        )
      ...
      Shelf> scope books[8]
      error: `books[8]` does not exist now
        scope books[8]
              ^ expected 7 or 9
      """)
  }

  @Test("An optional child is distinguished from rows of the same type")
  func optional() async throws {
    try await expectTranscript(
      """
      tca> load shelf
      ...
      Shelf> scope open
      error: `open` does not exist now
        scope open
              ^ it is nil
      Shelf> .take(9)
      ...
      Shelf> scope open
      Book.State(
        id: 9,
        page: 0
      )
      Shelf.open> .turn
      received action:
        Book.Action.turn
        Book.State(
          id: 9,
      -   page: 0
      +   page: 1
        )
      Shelf.open> .shut
      ...
      open no longer exists; back to Shelf
      """)
  }

  @Test("A row that its parent removes no longer exists")
  func removed() async throws {
    try await expectTranscript(
      """
      tca> load shelf
      ...
      Shelf> scope books[7]
      ...
      Shelf.books[7]> .shut
      ...
      books[7] no longer exists; back to Shelf
      """)
  }
}
