import ComposableArchitecture
import Testing

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    var points: Int
    var round = 1

    init(points: Int = 0) { self.points = points }
  }

  enum Action: Equatable {
    case goalScored
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.points += 1
      state.round += 1
      return .none
    }
  }
}

@MainActor
struct GameTests {
  @Test func `A goal counts for the whole team`() async {
    let store = TestStore(initialState: Game.State()) { Game() }
    await store.send(.goalScored) {
      $0.points = 1
      $0.round = 2
    }
  }
}
