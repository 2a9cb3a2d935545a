import ComposableArchitecture
import Testing

private enum RollKey: DependencyKey {
  static let liveValue: @Sendable () -> Int = { 4 }
  static let testValue: @Sendable () -> Int = { 1 }
}

extension DependencyValues {
  var roll: @Sendable () -> Int {
    get { self[RollKey.self] }
    set { self[RollKey.self] = newValue }
  }
}

@Reducer
struct Dice {
  @ObservableState
  struct State: Equatable {
    var eyes = 1
  }

  enum Action: Equatable {
    case rollButtonTapped
  }

  @Dependency(\.roll) var roll

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rollButtonTapped:
        state.eyes = roll()
        return .none
      }
    }
  }
}

@MainActor
struct DiceTests {
  @Test func `A roll shows its number`() async {
    let store = TestStore(initialState: Dice.State()) {
      Dice()
    } withDependencies: {
      $0.roll = { 4 }
    }
    await store.send(.rollButtonTapped) {
      $0.eyes = 4
    }
  }
}
