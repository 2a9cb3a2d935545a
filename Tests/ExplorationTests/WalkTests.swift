import Exploration
import Testing

@Suite("Random walks")
@MainActor
struct WalkTests {
  private func explorer() -> Explorer<DeletedWhileEdited> {
    var options = ExplorationOptions()
    options.time = .seconds(600)
    let explorer = Explorer(DeletedWhileEdited.State(), options: options) { DeletedWhileEdited() }
    explorer.always("exists") { state in
      state.edited.map { state.items[id: $0.id] != nil } ?? true
    }
    return explorer
  }

  @Test("A walk is shortened to the steps that are needed", arguments: 0..<5 as Range<UInt64>)
  func shortest(seed: UInt64) throws {
    let report = try explorer().walk(seed: seed)
    #expect(
      report.findings.first?.statements == [
        "await store.send(.addButtonTapped)",
        "await store.send(.editButtonTapped(id: UUID(0)))",
        "await store.send(.deleteButtonTapped(id: UUID(0)))",
      ])
  }

  @Test("Walks that find nothing say so")
  func nothing() throws {
    var options = ExplorationOptions()
    options.time = .seconds(600)
    let report = try Explorer(Lamp.State.red, options: options) { Lamp() }
      .walk(walks: 3, length: 10)
    #expect(report.findings.isEmpty)
    #expect(
      report.summary == "30 steps at random: there may be states that they have not reached")
    #expect(!report.isComplete)
  }
}
