import ComposableArchitecture
import Testing

@Reducer
struct Door {
  @ObservableState
  struct State: Equatable {
    var isLocked = false
    var isOpen = false
  }

  enum Action: Equatable {
    case handlePressed
    case keyTurned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .handlePressed:
        if !state.isLocked { state.isOpen = true }
        return .none
      case .keyTurned:
        if !state.isOpen { state.isLocked.toggle() }
        return .none
      }
    }
  }
}

@MainActor
struct DoorTests {
  @Test func `A locked door does not open`() async {
    let store = TestStore(initialState: Door.State()) { Door() }
    await store.send(.keyTurned) { $0.isLocked = true }
    await store.send(.handlePressed)
    await store.send(.keyTurned) { $0.isLocked = false }
    await store.send(.handlePressed) { $0.isOpen = true }
  }
}
