import ComposableArchitecture
import Testing

/// The effects that the article names, as a test store receives them.
@MainActor
@Suite("Article 5, effects")
struct Article5EffectTests {
  @Test func `none sends no action`() async {
    await testing(.none) { _ in }
  }

  @Test func `send delivers its action immediately`() async {
    await testing(.send(.heard(1))) { await $0.receive(.heard(1)) { $0 = [1] } }
  }

  @Test func `run can send several actions`() async {
    let effect = Effect<Talk.Action>.run(priority: .high) { send in
      await send(.heard(1))
      await send(.heard(2))
    }
    await testing(effect) {
      await $0.receive(.heard(1)) { $0 = [1] }
      await $0.receive(.heard(2)) { $0 = [1, 2] }
    }
  }

  @Test func `run passes a thrown error to its catch closure`() async {
    struct Offline: Error {}
    let effect = Effect<Talk.Action>.run { _ in
      throw Offline()
    } catch: { error, send in
      await send(.heard(error is Offline ? 404 : 0))
    }
    await testing(effect) { await $0.receive(.heard(404)) { $0 = [404] } }
  }

  @Test func `cancel cancels the effect with its ID`() async {
    let clock = TestClock()
    let effect = Effect<Talk.Action>.run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.heard(1))
    }
    .cancellable(id: Talk.ID())
    await testing(effect) { await $0.send(.stopTapped) }
  }

  @Test func `merge takes several effects, a sequence, or another effect`() async {
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

  @Test func `concatenate starts the second effect when the first has finished`() async {
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

  @Test func `map turns a child's actions into the parent's actions`() async {
    let effect = Effect<Int>.send(7).map(Talk.Action.heard)
    await testing(effect) { await $0.receive(.heard(7)) { $0 = [7] } }
  }

  @Test func `0.5x: The same effects can be written as EffectTask`() async {
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
