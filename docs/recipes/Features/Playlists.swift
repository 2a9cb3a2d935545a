import ComposableArchitecture
import SwiftUI

struct Song: Equatable, Identifiable {
  let id: Int
}

/// A playlist in which each row reads which song is playing.
@Reducer
struct ReadInRows {
  @ObservableState
  struct State: Equatable {
    var songs = [Song(id: 1), Song(id: 2), Song(id: 3)]
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

struct ReadInRowsView: View {
  let store: StoreOf<ReadInRows>

  var body: some View {
    ForEach(store.songs) { song in
      ReadingRow(song: song, store: store)
    }
  }
}

struct ReadingRow: View {
  let song: Song
  let store: StoreOf<ReadInRows>

  var body: some View {
    Text(store.playing == song.id ? "> \(song.id)" : "\(song.id)")
  }
}

/// A playlist that gives each row a value.
@Reducer
struct ReadAbove {
  @ObservableState
  struct State: Equatable {
    var songs = [Song(id: 1), Song(id: 2), Song(id: 3)]
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

struct ReadAboveView: View {
  let store: StoreOf<ReadAbove>

  var body: some View {
    ForEach(store.songs) { song in
      SongRow(song: song, isPlaying: store.playing == song.id)
    }
  }
}

struct SongRow: View {
  let song: Song
  let isPlaying: Bool

  var body: some View {
    Text(isPlaying ? "> \(song.id)" : "\(song.id)")
  }
}
