import ComposableArchitecture

/// Tries to pass on the dependencies of a model that has none.
struct Playlist: Reducer {
  struct State: Equatable {
    var song = ""
  }

  enum Action: Equatable {
    case playButtonTapped
  }

  /// A model without a `@Dependency` property.
  final class Player {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.song = withDependencies(from: Player()) { "the first song" }
    return .none
  }
}
