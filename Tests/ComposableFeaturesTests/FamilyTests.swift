import ComposableArchitecture2
import Testing

enum Said: FeatureEventKey { typealias Value = String }
enum Cried: FeatureEventKey {}
enum Grew: FeatureEventKey { typealias Value = (name: String, by: Int) }

@Feature struct Baby {
  struct State: Identifiable { let id: String; var size = 1; @Trigger var feed }
  enum Action { case cry, say(String) }
  var body: some Feature {
    Update { state, action in
      switch action {
      case .cry: store.addTask { try store.post(key: Cried.self) }
      case .say(let word): store.addTask { try store.post(key: Said.self, value: word) }
      }
    }
    .onTrigger(store.feed) { state in
      state.size += 1
      store.addTask { try store.post(key: Grew.self, value: (store.id, 1)) }
    }
  }
}
@Feature struct Nursery {
  struct State {
    var babies: [Baby.State] = [.init(id: "x"), .init(id: "y")]; var heard: [String] = [];
    var food = 5
  }
  enum Action { case babies(Baby.State.ID, Baby.Action), feedAll }
  var body: some Feature {
    Update { state, action in
      guard case .feedAll = action else { return }
      for index in state.babies.indices where state.food > 0 {
        state.food -= 1
        state.babies[index].feed()
      }
    }
    .forEach(\.babies, action: \.babies) { Baby() }
    .onEvent(Cried.self) { _, state in
      state.food -= 1
      state.babies[0].feed()
    }
    .onEvent(Said.self) { word, state in state.heard.append(word) }
  }
}
@Feature struct House {
  struct State { var nursery = Nursery.State(); var log: [String] = [] }
  enum Action { case nursery(Nursery.Action), dinner }
  var body: some Feature {
    Scope(\.nursery, action: \.nursery) { Nursery() }
      .onEvent(Said.self) { word, state in
        state.log.append("said \(word)")
        store.addTask { try store.send(.dinner) }
      }
      .onEvent(Grew.self) { value, state in state.log.append("\(value.name)+\(value.by)") }
    Update { state, action in if case .dinner = action { state.log.append("dinner") } }
  }
}
/// Events, triggers, and actions between features of several levels.
@MainActor
@Suite struct FamilyTests {
  @Test func eventsAreHeardByEveryAncestor() async {
    let store = TestStore(initialState: House.State()) { House() }
    store.send(.nursery(.babies("y", .say("da")))) {
      $0.nursery.heard = ["da"]
      $0.log = ["said da"]
    }
    await store.receive(\.dinner) { $0.log.append("dinner") }
    store.send(.nursery(.babies("y", .cry))) {
      $0.nursery.food = 4
      $0.nursery.babies[0].size = 2
      $0.log.append("x+1")
    }
    store.send(.nursery(.feedAll)) {
      $0.nursery.food = 2
      $0.nursery.babies[0].size = 3
      $0.nursery.babies[1].size = 2
      $0.log += ["x+1", "y+1"]
    }
  }

  @Test func aTestCallsATrigger() {
    let store = TestStore(initialState: Baby.State(id: "z")) { Baby() }
    store.feed()
    store.expect { $0.size = 2 }
  }
}
