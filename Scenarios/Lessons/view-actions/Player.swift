import ComposableArchitecture
import SwiftUI

@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    var isPlaying = false
    var seconds = 0
  }

  enum Action: Equatable {
    case pauseButtonTapped
    case playButtonTapped
    case ticked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ticked:
        state.seconds += 1
        return .none
      case .pauseButtonTapped:
        state.isPlaying = false
        return .none
      case .playButtonTapped:
        state.isPlaying = true
        return .send(.ticked)
      }
    }
  }
}

struct PlayerView: View {
  let store: StoreOf<Player>

  var body: some View {
    HStack {
      Button("Play") { store.send(.playButtonTapped) }
      Button("Pause") { store.send(.pauseButtonTapped) }
    }
  }
}
