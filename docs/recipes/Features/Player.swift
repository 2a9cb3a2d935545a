import ComposableArchitecture

/// An object in the state, and the same field as a value: a mistake and its correction.
@Reducer
struct Player {
  final class Song: Equatable {
    var plays = 0
    static func == (left: Song, right: Song) -> Bool { left === right }
  }

  @ObservableState
  struct State: Equatable {
    var song = Song()
    var plays = 0
  }

  enum Action {
    case objectPlayed
    case valuePlayed
    case playsOfObjectCopied
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .objectPlayed:
        state.song.plays += 1
        return .none
      case .valuePlayed:
        state.plays += 1
        return .none
      case .playsOfObjectCopied:
        state.plays = state.song.plays
        return .none
      }
    }
  }
}
