import ComposableArchitecture
import OutsideFeatures
import Testing

@MainActor
struct PlayerTests {
  let store = Store(initialState: Player.State()) { Player() }

  @Test func `The child receives the action that the parent sends`() {
    store.send(.playButtonTapped)
    #expect(store.withState(\.isPlaying))
    #expect(store.withState(\.playlist) == .songs(1))
  }

  @Test func `The volume is at most eleven`() {
    store.send(.set(\.$volume, 100))
    #expect(store.withState(\.volume) == 11)
  }

  @Test func `A scoped store is the store of the child`() {
    let playlist = store.scope(state: \.playlist, action: Player.Action.playlist)
    playlist.send(.started)
    #expect(store.withState(\.playlist) == .songs(1))
  }
}
