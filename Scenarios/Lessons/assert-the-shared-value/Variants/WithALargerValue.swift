import ComposableArchitecture
import Testing

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    @Shared var points: Int
    var round = 1

    init(points: Shared<Int> = Shared(value: 0)) { _points = points }
  }

  enum Action: Equatable {
    case goalScored
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.$points.withLock { $0 += 1 }
      state.round += 1
      return .none
    }
  }
}

@MainActor
struct GameTests {
  @Test func `A goal counts for the whole team`() async {
    let store = TestStore(initialState: Game.State()) { Game() }
    await store.send(\.goalScored) {
      $0.$points.withLock { points in points += 1 }
      $0.round = 2
    }
  }
}
