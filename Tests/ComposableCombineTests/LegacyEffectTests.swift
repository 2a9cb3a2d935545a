import ComposableCombine
import Testing

@Suite("Operators that effects had as publishers")
@MainActor
struct LegacyEffectTests {
  /// A feature in the style of 0.4x that shows a message for a second.
  private struct Toast: ReducerProtocol {
    struct State: Equatable { var message: String? }
    enum Action: Equatable { case shown(String), hidden }
    private enum HideID {}
    @Dependency(\.mainQueue) var mainQueue

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
      switch action {
      case .shown(let message):
        state.message = message
        return EffectTask(value: .hidden)
          .delay(for: .seconds(1), scheduler: mainQueue)
          .receive(on: mainQueue)
          .eraseToEffect()
          .cancellable(id: HideID.self, cancelInFlight: true)
      case .hidden:
        state.message = nil
        return .none
      }
    }
  }

  @Test("A delayed effect starts after the pause, unless it is cancelled")
  func delay() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Toast.State()) {
      Toast().signpost("toast")
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.shown("Saved")) { $0.message = "Saved" }
    await queue.advance(by: .milliseconds(900))
    await store.send(.shown("Sent")) { $0.message = "Sent" }
    await queue.advance(by: .milliseconds(900))
    await queue.advance(by: .milliseconds(100))
    await store.receive(.hidden) { $0.message = nil }
  }

  @Test("An erased effect with a transformation sends the transformed actions")
  func eraseWithTransformation() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1 ? Effect(value: 4).eraseToEffect { $0 * 2 } : .none
      }
    }
    await store.send(1) { $0 = 1 }
    await store.receive(8) { $0 = 9 }
  }

  @Test("An effect of a publisher knows the line that made it")
  func places() {
    let queue = DispatchQueue.test
    let values = PassthroughSubject<Int, Never>(), failing = PassthroughSubject<Int, OldError>()
    let first: UInt = #line + 2
    let effects: [Effect<Int>] = [
      values.eraseToEffect(),
      values.eraseToEffect { $0 + 1 },
      failing.catchToEffect { (try? $0.get()) ?? 0 },
      Effect<DispatchQueue.SchedulerTimeType>.timer(id: 1, every: 1, on: queue).map { _ in 1 },
    ]
    let store = EffectExecution.$current.withValue(.drainedByHand) {
      Store(initialState: 0) { Reduce<Int, Int> { _, _ in .merge(effects) } }
    }
    store.send(0)
    #expect(store.runningEffects.map(\.location.line) == [first, first + 1, first + 2, first + 3])
  }

  private struct OldError: Error {}

  @Test("The closure of `.publisher` may read the state")
  func publisherOfState() async {
    let store = TestStore(initialState: 3) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else { return .none }
        return .publisher { Just(state + 1) }
      }
    }
    await store.send(0)
    await store.receive(4)
  }
}
