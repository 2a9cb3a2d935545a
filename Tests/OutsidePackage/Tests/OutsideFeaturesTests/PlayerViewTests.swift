import ComposableArchitecture
import OutsideFeatures
import SwiftUI
import Testing

/// A view of somebody's own compiles here as in an app; drawing it is the shell's business.
@MainActor
struct PlayerViewTests {
  let store = Store(initialState: Player.State()) { Player() }

  @Test func `a view is made of a store, and has a body`() {
    _ = PlayerView(store: store).body
    _ = VolumeView(store: store).body
    let playlist = store.scope(state: \.playlist, action: Player.Action.playlist)
    _ = PlaylistView(store: playlist).body
    #expect(store.withState { $0 } == Player.State())
  }

  @Test func `a binding of a view store writes the field`() {
    let viewStore = ViewStore(store, observe: { $0 })
    let volume: Binding<Int> = viewStore.$volume
    volume.wrappedValue = 100
    #expect(viewStore.volume == 11)
    #expect(volume.wrappedValue == 11)
  }
}
