import ComposableArchitecture

/// The 1.x spelling.
public struct Player: Reducer {
  public struct State: Equatable {
    @BindingState public var volume = 5
    public var playlist = Playlist.State()
    public var isPlaying = false

    public init() {}
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case playButtonTapped
    case playlist(Playlist.Action)
  }

  public init() {}

  public var body: some Reducer<State, Action> {
    BindingReducer()
    Scope(state: \.playlist, action: /Action.playlist) {
      Playlist()
    }
    Reduce { state, action in
      switch action {
      case .binding(\.$volume):
        state.volume = min(state.volume, 11)
        return .none
      case .binding:
        return .none
      case .playButtonTapped:
        state.isPlaying.toggle()
        return .send(.playlist(.started))
      case .playlist:
        return .none
      }
    }
  }
}

/// The 0.5x spelling.
public struct Playlist: ReducerProtocol {
  public enum State: Equatable {
    case empty
    case songs(Int)

    public init() { self = .empty }
  }

  public enum Action: Equatable {
    case started
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch (state, action) {
    case (.empty, .started): state = .songs(1)
    case (.songs(let count), .started): state = .songs(count + 1)
    }
    return .none
  }
}
