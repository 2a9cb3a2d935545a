import ComposableArchitecture
import SwiftUI

@Reducer
struct Playlist {
  struct Song: Equatable, Identifiable {
    let id: Int
    var title: String { "Song \(id)" }
  }

  @ObservableState
  struct State: Equatable {
    var songs = (1...20).map { Song(id: $0) }
    var playing = 1
  }

  enum Action {
    case playButtonTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playButtonTapped(let id):
        state.playing = id
        return .none
      }
    }
  }
}

struct PlaylistView: View {
  let store: StoreOf<Playlist>

  var body: some View {
    List(store.songs) { song in
      SongRow(song: song, isPlaying: { store.playing == song.id }, store: store)
    }
  }
}

struct SongRow: View {
  let song: Playlist.Song
  let isPlaying: () -> Bool
  let store: StoreOf<Playlist>

  var body: some View {
    HStack {
      Text(isPlaying() ? "> \(song.title)" : song.title)
      Button("Play") { store.send(.playButtonTapped(song.id)) }
    }
  }
}
