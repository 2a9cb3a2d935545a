import Testing

@Suite("Warnings about cases that nothing handles", .serialized)
@MainActor
struct WarningAfterUndoTests {
  private static let source = """
    import ComposableArchitecture
    struct Switches: Reducer {
      struct State: Equatable { @BindingState var isOn = false }
      enum Action: BindableAction, Equatable { case binding(BindingAction<State>), other }
      var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
    }
    """

  @Test("A warning comes with the first action, and again if that was undone")
  func undo() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.source,
      then: [
        "set isOn true", "set isOn true", "goto 0", "set isOn true", "set isOn true", ".other",
        "undo", "set isOn true", "goto 0", ".other", "set isOn true",
      ])
    let warned = outputs.indices.filter { outputs[$0].contains("TCA006") }
    #expect(warned == [0, 3, 10])
  }
}
