import ComposableArchitecture
import Testing

@MainActor
struct DartsChecks {
  @Test func `The best result stays in a next game with fewer points, which begin with 0`() async {
    let store = TestStore(initialState: Darts.State()) { Darts() }
    store.exhaustivity = .off
    await store.send(.hit(50))
    await store.send(.hit(20))
    let next = TestStore(initialState: Darts.State()) { Darts() }
    next.exhaustivity = .off
    #expect(next.state.best == 70)
    #expect(next.state.points == 0)
    await next.send(.hit(30))
    #expect(next.state.best == 70)
    #expect(next.state.points == 30)
  }
}
