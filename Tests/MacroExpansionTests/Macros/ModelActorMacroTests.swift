import Testing

@testable import MacroExpansion

@Suite("@ModelActor of SwiftData")
struct ModelActorMacroTests {
  @Test("An actor gets a container, and an initializer for it")
  func actor() {
    let model = Expanding("ModelActor", "@ModelActor actor Database {}")
    #expect(
      model(.extension, extending: "Database", missing: ["SwiftData.ModelActor"])
        == "extension Database: SwiftData.ModelActor {}")
    #expect(
      model(.member) == """
        nonisolated let modelContainer: SwiftData.ModelContainer

        init(modelContainer: SwiftData.ModelContainer) {
          self.modelContainer = modelContainer
        }
        """)
  }

  @Test("Only an actor can be one")
  func classes() {
    #expect(
      Expanding("ModelActor", "@ModelActor final class Database {}").diagnostics(.member) == [
        "error: '@ModelActor' can only be applied to an actor; 'Database' is a class"
      ])
  }
}
