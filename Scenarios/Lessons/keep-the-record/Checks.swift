import ComposableArchitecture
import Testing

@MainActor
struct DartsChecks {
  @Test func `The best result is still there in the next game, and the points are not`() async {
    let store = TestStore(initialState: Darts.State()) { Darts() }
    store.exhaustivity = .off
    await store.send(.hit(50))
    await store.send(.hit(20))
    let next = Darts.State()
    #expect(next.best == 70)
    #expect(next.points == 0)
  }
}
