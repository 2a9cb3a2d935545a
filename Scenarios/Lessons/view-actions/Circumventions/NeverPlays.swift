import ComposableArchitecture
import SwiftUI

@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    var isPlaying = false
    var seconds = 0
  }

  enum Action: Equatable, ViewAction {
    case ticked
    case view(View)

    enum View: Equatable {
      case pauseButtonTapped
      case playButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ticked:
        state.seconds += 1
        return .none
      case .view(.pauseButtonTapped):
        state.isPlaying = false
        return .none
      case .view(.playButtonTapped):
        return .send(.ticked)
      }
    }
  }
}

@ViewAction(for: Player.self)
struct PlayerView: View {
  let store: StoreOf<Player>

  var body: some View {
    HStack {
      Button("Play") { send(.playButtonTapped) }
      Button("Pause") { send(.pauseButtonTapped) }
    }
  }
}
