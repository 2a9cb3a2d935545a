import ComposableArchitecture
import Testing
import WorkshopFeatures

/// Tabs and Practice: features whose parts share values.
@MainActor
struct SharingTests {
  @Test func `A piece is deleted after a confirmation`() async throws {
    @Shared(.pieces) var pieces = [Piece(id: UUID(1), title: "Prelude")]
    let store = TestStore(initialState: Practice.State()) { Practice() }
    store.exhaustivity = .off
    await store.send(.pieceTapped(id: UUID(1)))
    await store.send(\.path[id: 0].detail.deleteButtonTapped)
    await store.send(\.path[id: 0].detail.alert.presented.deletionConfirmed)
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(pieces.isEmpty)
    #expect(store.state.path.isEmpty)
  }
}
