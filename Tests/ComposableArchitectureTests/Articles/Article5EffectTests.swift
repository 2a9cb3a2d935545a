import ComposableArchitecture
import Testing

/// SOURCES, section 5, effects: each that the article names, as a test store hears it.
@MainActor
@Suite("Article 5, effects")
struct Article5EffectTests {
  @Test func `none sends nothing`() async {
    await testing(.none) { _ in }
  }

  @Test func `send comes back at once`() async {
    await testing(.send(.heard(1))) { await $0.receive(.heard(1)) { $0 = [1] } }
  }

  @Test func `run sends as often as it likes, at any priority`() async {
    let effect = Effect<Talk.Action>.run(priority: .high) { send in
      await send(.heard(1))
      await send(.heard(2))
    }
    await testing(effect) {
      await $0.receive(.heard(1)) { $0 = [1] }
      await $0.receive(.heard(2)) { $0 = [1, 2] }
    }
  }

  @Test func `run hands what was thrown to its catch`() async {
    struct Offline: Error {}
    let effect = Effect<Talk.Action>.run { _ in
      throw Offline()
    } catch: { error, send in
      await send(.heard(error is Offline ? 404 : 0))
    }
    await testing(effect) { await $0.receive(.heard(404)) { $0 = [404] } }
  }

  @Test func `cancel ends what is cancellable under the id`() async {
    let clock = TestClock()
    let effect = Effect<Talk.Action>.run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.heard(1))
    }
    .cancellable(id: Talk.ID())
    await testing(effect) { await $0.send(.stopTapped) }
  }

  @Test func `merge takes some, a sequence, or one more`() async {
    let effects: [Effect<Talk.Action>] = [
      .merge(.send(.heard(1)), .send(.heard(2))),
      .merge([1, 2].map { .send(.heard($0)) }),
      .send(.heard(1)).merge(with: .send(.heard(2))),
    ]
    for effect in effects {
      await testing(effect) {
        await $0.receive(.heard(1)) { $0 = [1] }
        await $0.receive(.heard(2)) { $0 = [1, 2] }
      }
    }
  }

  @Test func `concatenate begins the second when the first is done`() async {
    let clock = TestClock()
    let slow = Effect<Talk.Action>.run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.heard(1))
    }
    let effects: [Effect<Talk.Action>] = [
      .concatenate(slow, .send(.heard(2))), .concatenate([slow, .send(.heard(2))]),
      slow.concatenate(with: .send(.heard(2))),
    ]
    for effect in effects {
      await testing(effect) {
        await clock.advance(by: .seconds(1))
        await $0.receive(.heard(1)) { $0 = [1] }
        await $0.receive(.heard(2)) { $0 = [1, 2] }
      }
    }
  }

  @Test func `map turns a child's actions into the parent's`() async {
    let effect = Effect<Int>.send(7).map(Talk.Action.heard)
    await testing(effect) { await $0.receive(.heard(7)) { $0 = [7] } }
  }

  @Test func `0.5x: the same effects are EffectTasks`() async {
    let effect = EffectTask<Talk.Action>.merge(
      .send(.heard(1)),
      EffectTask<Int>.send(2).map(Talk.Action.heard))
    await testing(effect) {
      await $0.receive(.heard(1)) { $0 = [1] }
      await $0.receive(.heard(2)) { $0 = [1, 2] }
    }
  }

  private func testing(
    _ effect: Effect<Talk.Action>, _ body: (TestStoreOf<Talk>) async -> Void
  ) async {
    let store = TestStore(initialState: Talk.State()) { Talk(effect: effect) }
    await store.send(.startTapped)
    await body(store)
    await store.finish()
  }
}

private struct Talk: Reducer {
  struct ID: Hashable {}
  typealias State = [Int]
  enum Action: Equatable {
    case heard(Int)
    case startTapped
    case stopTapped
  }
  let effect: Effect<Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .heard(let number):
      state.append(number)
      return .none
    case .startTapped:
      return effect
    case .stopTapped:
      return .cancel(id: ID())
    }
  }
}
