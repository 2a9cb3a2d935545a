import ComposableArchitecture

/// Makes the model of a player, and means to hand on what the player depends on.
struct Playlist: Reducer {
  struct State: Equatable {
    var song = ""
  }

  enum Action: Equatable {
    case playButtonTapped
  }

  /// It has no `@Dependency` whose surroundings it could hand on.
  final class Player {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.song = withDependencies(from: Player()) { "the first song" }
    return .none
  }
}
