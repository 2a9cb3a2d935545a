import Exploration
import Testing

@Suite("Exploring in tests")
@MainActor
struct ExploreTests {
  @Test("A feature that keeps its rules does not fail")
  func success() async throws {
    let report = try await explore(Lamp.State.red, depth: 8, late: 1) {
      Lamp()
    } always: { state in
      state != .off || state == .off
    }
    #expect(report.isComplete)
  }

  @Test("A test fails once, with the statements to paste")
  func failure() async throws {
    try await withKnownIssue {
      try await explore(DeletedWhileEdited.State(), depth: 5) {
        DeletedWhileEdited()
      } always: { state in
        state.edited.map { state.items[id: $0.id] != nil } ?? true
      }
    } matching: { issue in
      issue.description.contains(
        """
        DeletedWhileEdited, after 3 steps: broken: always

          await store.send(.addButtonTapped)
          await store.send(.editButtonTapped(id: UUID(0)))
          await store.send(.deleteButtonTapped(id: UUID(0)))
        """)
    }
  }

  @Test("Values replace those that are tried")
  func values() async throws {
    var options = ExplorationOptions()
    options.values(["long"])
    let report = try await explore(StaleAnswer.State(), depth: 1, options: options) {
      StaleAnswer()
    }
    #expect(report.generated == 2)
  }
}
