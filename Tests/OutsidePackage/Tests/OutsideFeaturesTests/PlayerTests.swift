import ComposableArchitecture
import OutsideFeatures
import Testing

@MainActor
struct PlayerTests {
  let store = Store(initialState: Player.State()) { Player() }

  @Test func `the child hears what the parent sends`() {
    store.send(.playButtonTapped)
    #expect(store.withState(\.isPlaying))
    #expect(store.withState(\.playlist) == .songs(1))
  }

  @Test func `the volume goes to eleven`() {
    store.send(.set(\.$volume, 100))
    #expect(store.withState(\.volume) == 11)
  }

  @Test func `a scoped store is the child's`() {
    let playlist = store.scope(state: \.playlist, action: Player.Action.playlist)
    playlist.send(.started)
    #expect(store.withState(\.playlist) == .songs(1))
  }
}
