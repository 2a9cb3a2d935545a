import ComposableArchitecture
import Foundation
import Testing

@testable import WorkshopFeatures

/// A session with Todos, as `export test` wrote it.
@MainActor
struct ScenarioErrorsTCA004Part1Tests {
  @Test func session() async {
    let store = TestStore(initialState: Todos.State(todos: [], draft: nil)) {
      Todos()
    }
    await withKnownIssue("TCA004") {
      await store.send(.todo(id: UUID(7), action: .toggled))
    }
  }
}
