import ComposableArchitecture2
import Testing

/// Modifiers and helpers that projects write for features of any kind.
@MainActor
@Suite struct ModifierTests {
  @Test func aModifierIsGenericOverStateAndAction() {
    let store = TestStore(initialState: Volume.State(level: 9)) { Volume() }
    store.send(.up) {
      $0.level = 10
      $0.calls = 1
    }
    store.send(.up) { $0.calls = 2 }
    store.send(.mute) {
      $0.level = 0
      $0.calls = 3
    }
  }

  @Test func aListenerHearsWhatItModifies() {
    let store = TestStore(initialState: Rooms.State()) { Rooms() }
    store.send(.inside(.ring)) { $0.rings = 1 }
    store.send(.outside(.ring))
  }
}

private struct Counting<State, Action>: FeatureModifier {
  let path: WritableKeyPath<State, Int>
  func body(content: Content) -> some FeatureProtocol<State, Action> {
    Update { state, _ in state[keyPath: path] += 1 }
    content
  }
}

extension FeatureProtocol {
  fileprivate func counting(_ path: WritableKeyPath<State, Int>) -> some Feature {
    modifier(Counting(path: path))
  }

  fileprivate func limited(_ path: WritableKeyPath<State, Int>, to limit: Int) -> some Feature {
    Features {
      self
      Update { state, _ in state[keyPath: path] = min(limit, state[keyPath: path]) }
    }
  }
}

@Feature struct Volume {
  struct State {
    var level = 0
    var calls = 0
  }
  enum Action { case up, mute }
  var body: some Feature {
    Update { state, action in if case .up = action { state.level += 2 } }
      .counting(\.calls)
      .limited(\.level, to: 10)
    muting
    EmptyFeature<State, Action>()
  }

  private var muting: AnyFeature<State, Action> {
    AnyFeature(Update { state, action in if case .mute = action { state.level = 0 } })
  }
}

private enum Rang: FeatureEventKey {}

@Feature struct Rooms {
  struct State {
    var inside = Bell.State()
    var outside = Bell.State()
    var rings = 0
  }
  enum Action { case inside(Bell.Action), outside(Bell.Action) }
  var body: some Feature {
    Scope(\.outside) { Bell() }
    Scope(\.inside) { Bell() }
      .onEvent(Rang.self) { _, state in state.rings += 1 }
  }
}

@Feature struct Bell {
  enum Action { case ring }
  var body: some Feature {
    Update { _, _ in store.addTask { try store.post(key: Rang.self) } }
  }
}
