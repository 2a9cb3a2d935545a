import ComposableCombine
import Testing

@Suite("Effects of publishers")
@MainActor
struct EffectPublisherTests {
  /// A feature that records the numbers of a publisher.
  private struct Recorder: Reducer {
    struct State: Equatable { var numbers: [Int] = [] }
    enum Action: Equatable { case started, stopped, received(Int) }
    private enum CancelID { case numbers }
    let makePublisher: () -> AnyPublisher<Int, Never>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .started:
        return .publisher { makePublisher().map(Action.received) }
          .cancellable(id: CancelID.numbers)
      case .stopped: return .cancel(id: CancelID.numbers)
      case .received(let number):
        state.numbers.append(number)
        return .none
      }
    }
  }

  private func store<P: Publisher>(
    _ makePublisher: @escaping () -> P
  ) -> TestStoreOf<Recorder> where P.Output == Int, P.Failure == Never {
    TestStore(initialState: Recorder.State()) {
      Recorder { makePublisher().eraseToAnyPublisher() }
    }
  }

  @Test("The values of a publisher are sent in order, and its completion ends the effect")
  func values() async {
    let store = store { [1, 2].publisher }
    let task = await store.send(.started)
    await store.receive(.received(1)) { $0.numbers = [1] }
    await store.receive(.received(2)) { $0.numbers = [1, 2] }
    await task.finish()
  }

  @Test("A publisher that does not complete keeps its effect in flight until it is cancelled")
  func cancellation() async {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let store = store { subject.handleEvents(receiveCancel: { isCancelled = true }) }
    await store.send(.started)
    subject.send(1)
    await store.receive(.received(1)) { $0.numbers = [1] }
    #expect(!isCancelled)
    await store.send(.stopped)
    #expect(isCancelled)
    subject.send(2)
    await store.finish()
  }

  @Test("A publisher may complete in the last statement of a test")
  func completionAtEnd() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = store { subject }
    await store.send(.started)
    subject.send(1)
    await store.receive(.received(1)) { $0.numbers = [1] }
    subject.send(completion: .finished)
  }

  @Test("The publisher is created with the dependencies of the store")
  func dependencies() async {
    let store = TestStore(initialState: Recorder.State()) {
      Recorder {
        @Dependency(\.uuid) var uuid
        return Just(uuid() == UUID(uuidString: "00000000-0000-0000-0000-000000000000") ? 1 : 0)
          .eraseToAnyPublisher()
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.started)
    await store.receive(.received(1)) { $0.numbers = [1] }
  }

  @Test("Values that wait for a scheduler are sent when its time has advanced")
  func receiveOn() async {
    let mainQueue = DispatchQueue.test
    let store = store { Just(1).delay(for: .seconds(1), scheduler: mainQueue) }
    await store.send(.started)
    await mainQueue.advance(by: .milliseconds(999))
    await mainQueue.advance(by: .milliseconds(1))
    await store.receive(.received(1)) { $0.numbers = [1] }
  }

  @Test("Values that a publisher has when it is subscribed to are sent before `send` returns")
  func immediateValues() {
    let store = Store(initialState: Recorder.State()) {
      Recorder { [1, 2].publisher.eraseToAnyPublisher() }
    }
    store.send(.started)
    #expect(store.withState(\.numbers) == [1, 2])
  }

  @Test("A value that is sent on the main actor is received before the next action")
  func laterValues() {
    let numbers = PassthroughSubject<Int, Never>()
    let store = Store(initialState: Recorder.State()) {
      Recorder { numbers.eraseToAnyPublisher() }
    }
    store.send(.started)
    numbers.send(1)
    store.send(.stopped)
    numbers.send(2)
    #expect(store.withState(\.numbers) == [1])
  }

  @Test("Merged publishers are subscribed to before the actions of `.send` are reduced")
  func merged() {
    var subscribed: [Int] = []
    func publisher(_ number: Int) -> Effect<Int> {
      .publisher {
        Empty<Int, Never>().handleEvents(receiveCompletion: { _ in subscribed.append(number) })
      }
    }
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 1: .merge(.send(2), .send(3), publisher(1))
        case 2: .merge(.send(4), publisher(2))
        default: publisher(action)
        }
      }
    }
    store.send(1)
    #expect(subscribed == [1, 2, 3, 4])
  }

  @Test("Each part of a concatenation is subscribed to when the previous one has completed")
  func concatenated() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        guard action != 0 else {
          return .concatenate(.publisher { [1, 2].publisher }, .publisher { Just(3) }, .send(4))
        }
        state.append(action)
        return .none
      }
    }
    store.send(0)
    #expect(store.withState(\.self) == [1, 2, 3, 4])
  }

  @Test("A publisher is deinitialized when its effect has ended")
  func deinitialization() async {
    final class Owner {}
    weak var owner: Owner?
    func numbers() -> AnyPublisher<Int, Never> {
      let made = Owner()
      owner = made
      return PassthroughSubject<Int, Never>()
        .map { number in withExtendedLifetime(made) { number } }
        .eraseToAnyPublisher()
    }
    let store = store(numbers)
    await store.send(.started)
    #expect(owner != nil)
    await store.send(.stopped)
    await store.finish()
    #expect(owner == nil)
  }

  @Test("Values from another thread are sent")
  func otherThread() async {
    // On a concurrent queue, the completion can overtake the value.
    let queue = DispatchQueue(label: "publisher")
    let store = store { Just(1).receive(on: queue) }
    await store.send(.started)
    await store.receive(.received(1)) { $0.numbers = [1] }
    await store.finish()
  }
}

@Suite("Effects that are debounced and throttled with a scheduler")
@MainActor
struct EffectSchedulingTests {
  private let mainQueue = DispatchQueue.test

  private struct Numbers: Reducer {
    typealias State = [Int]
    enum Action: Equatable { case typed(Int), passed(Int) }
    private enum ID {}
    /// `nil` for a debounced effect.
    let throttlesLatest: Bool?
    /// Whether the identifier is a type, as it was before 1.0.
    var isIdentifiedByType = false
    @Dependency(\.mainQueue) var mainQueue

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .typed(let number):
        let effect = Effect<Action>.send(.passed(number))
        if isIdentifiedByType {
          return throttlesLatest.map {
            effect.throttle(id: ID.self, for: 1, scheduler: mainQueue, latest: $0)
          } ?? effect.debounce(id: ID.self, for: 1, scheduler: mainQueue)
        }
        guard let throttlesLatest else {
          return effect.debounce(id: 1, for: .seconds(1), scheduler: mainQueue)
        }
        return effect.throttle(id: 1, for: 1, scheduler: mainQueue, latest: throttlesLatest)
      case .passed(let number):
        state.append(number)
        return .none
      }
    }
  }

  private func store(
    throttlesLatest: Bool? = nil, isIdentifiedByType: Bool = false
  ) -> TestStoreOf<Numbers> {
    TestStore(initialState: [Int]()) {
      Numbers(throttlesLatest: throttlesLatest, isIdentifiedByType: isIdentifiedByType)
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
  }

  @Test(
    "A debounced effect starts after a pause in which no other one was started",
    arguments: [false, true])
  func debounce(isIdentifiedByType: Bool) async {
    let store = store(isIdentifiedByType: isIdentifiedByType)
    await store.send(.typed(1))
    await mainQueue.advance(by: .milliseconds(900))
    await store.send(.typed(2))
    await mainQueue.advance(by: .milliseconds(900))
    await mainQueue.advance(by: .milliseconds(100))
    await store.receive(.passed(2)) { $0 = [2] }
  }

  @Test(
    "A throttled effect sends the first action, and one more at the end of the interval",
    arguments: [false, true])
  func throttle(isIdentifiedByType: Bool) async {
    for latest in [true, false] {
      let store = store(throttlesLatest: latest, isIdentifiedByType: isIdentifiedByType)
      await store.send(.typed(1))
      await mainQueue.advance()
      await store.receive(.passed(1)) { $0 = [1] }
      await store.send(.typed(2))
      await mainQueue.advance()
      await store.send(.typed(3))
      await mainQueue.advance(by: .milliseconds(999))
      await mainQueue.advance(by: .milliseconds(1))
      let last = latest ? 3 : 2
      await store.receive(.passed(last)) { $0 = [1, last] }
      await mainQueue.advance(by: 1)
      await store.finish()
    }
  }

  @Test("A throttled action waits for a turn of the scheduler; another one can replace it")
  func throttleTurn() async {
    let store = store(throttlesLatest: false)
    await store.send(.typed(1))
    await store.send(.typed(2))
    await withKnownIssue {
      await store.receive(.passed(2))
    } matching: {
      $0.description.contains("Action.passed, but it did not arrive")
    }
    await mainQueue.advance()
    await store.receive(.passed(2)) { $0 = [2] }
    await mainQueue.advance(by: 1)
    await store.finish()
  }

  @Test("The main queue reports its use in a test that does not override it")
  func unimplemented() {
    withKnownIssue {
      @Dependency(\.mainQueue) var mainQueue
      mainQueue.schedule {}
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("@Dependency(\\.mainQueue)") }
    }
  }

  @Test("The spellings of 0.x turn publishers into effects")
  func oldSpellings() async {
    struct Failure: Error, Equatable {}
    struct Feature: Reducer {
      struct State: Equatable { var texts: [String] = [] }
      enum Action { case values, mapped, failing, text(String) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .values: return Just("a").map(Action.text).eraseToEffect()
        case .mapped: return Just("b").eraseToEffect(Action.text)
        case .failing:
          return Fail<Int, Failure>(error: Failure())
            .catchToEffect { .text((try? $0.get()) == nil ? "failed" : "loaded") }
        case .text(let text):
          state.texts.append(text)
          return .none
        }
      }
    }
    let store = Store(initialState: Feature.State()) { Feature() }
    await store.send(.values).finish()
    await store.send(.mapped).finish()
    await store.send(.failing).finish()
    #expect(store.withState(\.texts) == ["a", "b", "failed"])
  }
}
