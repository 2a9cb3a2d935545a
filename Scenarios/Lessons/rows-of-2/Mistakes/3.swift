import ComposableArchitecture2

@Feature struct Game {
  struct State {
    var players = [Player.State(id: 1), Player.State(id: 2)]
  }

  enum Action {
    case players(Player.State.ID, Player.Action)
    case newRoundTapped
  }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .newRoundTapped:
        for index in state.players.indices {
          state.players[index].restart()
        }
      case .players: break
      }
    }
    .forEach(\.players, action: \.players) { Player() }
  }
}

@Feature struct Player {
  struct State: Identifiable {
    let id: Int
    var points = 0
    @Trigger var restart
  }

  enum Action { case scored }

  var body: some Feature {
    Update { state, _ in
      state.points += 1
    }
  }
}
