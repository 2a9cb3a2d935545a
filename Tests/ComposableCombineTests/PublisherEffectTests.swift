import ComposableCombine
import Testing

@Suite("Effects that are publishers")
@MainActor
struct PublisherEffectTests {
  private typealias Effect<Output, Failure: Error> = PublisherEffect<Output, Failure>
  private struct Missing: Error, Equatable {}
  private struct ID: Hashable {}
  private enum Action: Equatable { case start, stop, value(Int), result(Result<Int, Missing>) }

  /// The actions that an effect sends in a store, in their order. `.stop` cancels those with the ID.
  private func store(
    _ effect: @escaping () -> Effect<Action, Never>
  ) -> TestStore<[Action], Action> {
    let reducer = AnyReducer<[Action], Action, Void> { state, action, _ in
      switch action {
      case .start: return effect()
      case .stop: return .cancel(id: ID())
      default:
        state.append(action)
        return .none
      }
    }
    return TestStore(initialState: [], reducer: reducer, environment: ())
  }

  /// Expects some actions after the first one.
  private func expect(_ actions: Action..., from effect: @escaping () -> Effect<Action, Never>)
    async
  {
    let store = store(effect)
    await store.send(.start)
    for action in actions { await store.receive(action) { $0.append(action) } }
    await store.finish()
  }

  @Test("Values, failures, and functions become actions")
  func making() async {
    await expect(.value(1)) { Effect(value: .value(1)) }
    await expect(.result(.success(2))) {
      Effect<Int, Missing>(value: 2).catchToEffect(Action.result)
    }
    await expect(.result(.failure(Missing()))) {
      Effect<Int, Missing>(error: Missing()).catchToEffect().map(Action.result)
    }
    await expect(.result(.success(3))) {
      Effect<Int, Missing>.future { $0(.success(3)) }.catchToEffect(Action.result)
    }
    await expect(.result(.failure(Missing()))) {
      Effect<Int, Missing>.result { .failure(Missing()) }.catchToEffect(Action.result)
    }
    await expect(.value(4)) { .task { .value(4) } }
    await expect(.value(5), .value(6)) {
      .run { send in
        await send(.value(5))
        await send(.value(6))
      }
    }
    await expect(.result(.failure(Missing()))) {
      Effect<Int, any Error>.task { throw Missing() }
        .mapError { $0 as! Missing }.catchToEffect(Action.result)
    }
  }

  @Test("A subscriber may send before and after the effect has begun, until it is cancelled")
  func subscriber() async {
    var ended = false
    let later = PassthroughSubject<Int, Never>()
    let store = store {
      .run { subscriber in
        subscriber.send(.value(1))
        let rest = later.sink { subscriber.send(.value($0)) }
        return AnyCancellable {
          rest.cancel()
          ended = true
        }
      }
      .cancellable(id: ID())
    }
    await store.send(.start)
    await store.receive(.value(1)) { $0 = [.value(1)] }
    later.send(2)
    await store.receive(.value(2)) { $0.append(.value(2)) }
    await store.send(.stop)
    later.send(3)
    #expect(ended)
  }

  @Test("Work without values runs, and sends nothing")
  func fireAndForget() async {
    var count = 0
    await expect { .fireAndForget { count += 1 } }
    await expect { Effect<Never, Never>.fireAndForget { count += 1 }.fireAndForget() }
    await expect { Just(1).handleEvents(receiveOutput: { count += $0 }).fireAndForget() }
    #expect(count == 3)
  }

  @Test("Effects run side by side and one after the other, and wait for schedulers")
  func order() async {
    await expect(.value(1), .value(2)) {
      .concatenate(Effect(value: .value(1)), .merge(.none, Effect(value: .value(2))))
    }
    let queue = DispatchQueue.test
    let store = store {
      .merge(
        Effect(value: .value(3)).deferred(for: 1, scheduler: queue),
        Just(.value(4)).receive(on: queue).eraseToEffect(),
        Effect(value: .value(5)).debounce(id: ID(), for: 2, scheduler: queue))
    }
    await store.send(.start)
    await queue.advance()
    await store.receive(.value(4)) { $0 = [.value(4)] }
    await queue.advance(by: 1)
    await store.receive(.value(3)) { $0.append(.value(3)) }
    await queue.advance(by: 1)
    await store.receive(.value(5)) { $0.append(.value(5)) }
  }

  @Test("An effect of the engine is a publisher for other publishers, and ends as one")
  func publisher() async {
    await expect(.value(1), .value(11)) {
      Effect<Int, Never>.run { send in await send(1) }
        .flatMap { Just(Action.value($0)).append(.value($0 + 10)) }
        .eraseToEffect()
    }
    var values: [Int] = []
    let finished = AsyncStream.makeStream(of: Void.self)
    let subscription = Effect<Int, Never>.task { 7 }.sink(
      receiveCompletion: { _ in finished.continuation.finish() },
      receiveValue: { values.append($0) })
    for await _ in finished.stream {}
    #expect(values == [7])
    subscription.cancel()
  }

  @Test("A timer ticks until it is cancelled")
  func timer() async {
    let queue = DispatchQueue.test
    let store = store { Effect.timer(id: ID(), every: 1, on: queue).map { _ in .value(0) } }
    await store.send(.start)
    await queue.advance(by: 1)
    await store.receive(.value(0)) { $0 = [.value(0)] }
    await store.send(.stop)
    await queue.advance(by: 5)
  }

  @Test("Operators of publishers on a value work at once, and its delay is cancelled by its ID")
  func values() async {
    await expect(.value(4), .value(5)) {
      Effect<Int, Never>(value: 4).flatMap { Effect<Int, Never>(value: $0) }
        .append(5).map(Action.value).eraseToEffect()
    }
    var values: [Int] = []
    _ = Effect<Int, Never>.merge(Effect(value: 1), Effect(value: 2)).sink { values.append($0) }
    #expect(values == [1, 2])
    let queue = DispatchQueue.test
    let store = store {
      Effect(value: .value(1)).delay(for: 1, scheduler: queue).cancellable(id: ID())
        .setFailureType(to: Never.self).map { $0 }.eraseToEffect()
    }
    await store.send(.start)
    await store.send(.stop)
    await queue.advance(by: 2)
    await store.finish()
  }

  @Test("A failure ends the other parts of a merged and of a concatenated effect")
  func failures() async {
    let failing = Effect<Int, Missing>(error: Missing())
    await expect(.result(.success(1)), .result(.failure(Missing()))) {
      Effect.concatenate(Effect(value: 1), failing, Effect(value: 2)).catchToEffect(Action.result)
    }
    await expect(.result(.failure(Missing()))) {
      Effect.merge(failing, Effect(value: 2)).catchToEffect(Action.result)
    }
  }

  @Test("A value that is received on a scheduler waits for it")
  func scheduled() async {
    let queue = DispatchQueue.test
    let store = store { Effect(value: .value(1)).receive(on: queue).eraseToEffect() }
    await store.send(.start)
    await queue.advance()
    await store.receive(.value(1)) { $0 = [.value(1)] }
  }

  @Test("An effect that must not run is reported when it does")
  func failing() {
    withKnownIssue {
      _ = Effect<Int, Missing>.failing("Client.load").sink(
        receiveCompletion: { _ in }, receiveValue: { _ in })
    } matching: {
      "\($0)".contains("Client.load - a failing effect ran")
    }
  }

  @Test("An effect of the engine can begin on any thread")
  func background() async {
    let queue = DispatchQueue(label: "background")
    await expect(.value(1)) {
      Effect<Action, Never>.task { .value(1) }.subscribe(on: queue).eraseToEffect()
    }
  }
}
