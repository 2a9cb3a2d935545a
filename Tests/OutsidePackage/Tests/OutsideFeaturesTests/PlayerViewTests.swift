import ComposableArchitecture
import OutsideFeatures
import SwiftUI
import Testing

/// A custom view compiles as in an app. The package cannot draw it; the shell does.
@MainActor
struct PlayerViewTests {
  let store = Store(initialState: Player.State()) { Player() }

  @Test func `A view is created with a store and has a body`() {
    _ = PlayerView(store: store).body
    _ = VolumeView(store: store).body
    let playlist = store.scope(state: \.playlist, action: Player.Action.playlist)
    _ = PlaylistView(store: playlist).body
    #expect(store.withState { $0 } == Player.State())
  }

  @Test func `A binding of a view store changes the field`() {
    let viewStore = ViewStore(store, observe: { $0 })
    let volume: Binding<Int> = viewStore.$volume
    volume.wrappedValue = 100
    #expect(viewStore.volume == 11)
    #expect(volume.wrappedValue == 11)
  }
}
