import ComposableArchitecture
import SwiftUI

/// A view as in an app.
public struct PlayerView: View {
  let store: StoreOf<Player>

  public init(store: StoreOf<Player>) { self.store = store }

  public var body: some View {
    NavigationStack {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        Form {
          Section("Sound") {
            Stepper("Volume", value: viewStore.$volume, in: 0...11)
            Toggle(
              "Playing",
              isOn: viewStore.binding(get: \.isPlaying, send: .playButtonTapped))
          }
          PlaylistView(
            store: self.store.scope(state: \.playlist, action: Player.Action.playlist))
        }
      }
    }
  }
}

/// A child's view that shows the current case of the state.
public struct PlaylistView: View {
  let store: StoreOf<Playlist>

  public init(store: StoreOf<Playlist>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      switch viewStore.state {
      case .empty:
        Button("Start") { viewStore.send(.started) }
          .buttonStyle(.bordered)
      case .songs(let count):
        Label("\(count) songs", systemImage: "music.note")
          .font(.headline)
          .foregroundColor(.secondary)
      }
    }
  }
}

/// Observes and binds one field.
public struct VolumeView: View {
  let store: StoreOf<Player>

  struct ViewState: Equatable {
    @BindingViewState var volume: Int
  }

  public init(store: StoreOf<Player>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { ViewState(volume: $0.$volume) }) { viewStore in
      Stepper("Volume", value: viewStore.$volume, in: 0...11)
    }
  }
}
