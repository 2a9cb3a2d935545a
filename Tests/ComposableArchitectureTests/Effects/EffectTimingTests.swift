import ComposableArchitecture
import Testing

@Suite("Debounced and throttled effects")
@MainActor
struct EffectTimingTests {
  private let clock = TestClock()

  /// A feature that passes the typed number on, after a pause or at most once a second.
  private struct Numbers: Reducer {
    enum Timing { case debounce, throttle(latest: Bool), throttledRun }
    typealias State = [Int]
    enum Action: Equatable { case typed(Int), passed(Int), cancelled }
    enum CancelID { case pause }
    let timing: Timing
    let clock: any Clock<Duration>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .typed(let number): return effect(number)
      case .passed(let number):
        state.append(number)
        return .none
      case .cancelled: return .cancel(id: CancelID.pause)
      }
    }

    private func effect(_ number: Int) -> Effect<Action> {
      switch timing {
      case .debounce:
        .send(.passed(number)).debounce(id: CancelID.pause, for: .seconds(1), clock: clock)
      case .throttle(let latest):
        .send(.passed(number)).throttle(
          id: CancelID.pause, for: .seconds(1), clock: clock, latest: latest)
      case .throttledRun:
        .run { send in
          await send(.passed(number))
          await send(.passed(number + 1))
        }.throttle(id: CancelID.pause, for: .seconds(1), clock: clock, latest: true)
      }
    }
  }

  private func store(_ timing: Numbers.Timing) -> TestStoreOf<Numbers> {
    TestStore(initialState: [Int]()) { Numbers(timing: timing, clock: clock) }
  }

  @Test("A debounced effect starts after a pause in which no other one was started")
  func debounce() async {
    let store = store(.debounce)
    await store.send(.typed(1))
    await clock.advance(by: .milliseconds(900))
    await store.send(.typed(2))
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await store.receive(.passed(2)) { $0 = [2] }
  }

  @Test("A debounced effect can be cancelled by its ID")
  func cancelDebounce() async {
    let store = store(.debounce)
    await store.send(.typed(1))
    await store.send(.cancelled)
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test("Debouncing or throttling .none returns .none")
  func none() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        .none.debounce(id: 1, for: .seconds(1), clock: ContinuousClock())
          .merge(
            with: .none.throttle(id: 1, for: .seconds(1), clock: ContinuousClock(), latest: true))
      }
    }
    await store.send(true).finish()
  }

  @Test(
    "A throttled effect sends its first action immediately and the latest one when the interval ends"
  )
  func throttleLatest() async {
    let store = store(.throttle(latest: true))
    await store.send(.typed(1))
    await store.receive(.passed(1)) { $0 = [1] }
    await store.send(.typed(2))
    await store.send(.typed(3))
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.passed(3)) { $0 = [1, 3] }
    await clock.advance(by: .seconds(1))
    await store.send(.typed(4))
    await store.receive(.passed(4)) { $0 = [1, 3, 4] }
  }

  @Test("With `latest: false`, the first action that was held back is sent when the interval ends")
  func throttleFirst() async {
    let store = store(.throttle(latest: false))
    await store.send(.typed(1))
    await store.receive(.passed(1)) { $0 = [1] }
    await store.send(.typed(2))
    await store.send(.typed(3))
    await clock.advance(by: .seconds(1))
    await store.receive(.passed(2)) { $0 = [1, 2] }
  }

  @Test("An action that was held back starts the next interval")
  func nextInterval() async {
    let store = store(.throttle(latest: true))
    await store.send(.typed(1))
    await store.receive(.passed(1)) { $0 = [1] }
    await clock.advance(by: .milliseconds(500))
    await store.send(.typed(2))
    await clock.advance(by: .milliseconds(500))
    await store.receive(.passed(2)) { $0 = [1, 2] }
    await clock.advance(by: .milliseconds(500))
    await store.send(.typed(3))
    await clock.advance(by: .milliseconds(500))
    await store.receive(.passed(3)) { $0 = [1, 2, 3] }
  }

  @Test("Each action of a throttled operation is throttled")
  func operation() async {
    let store = store(.throttledRun)
    await store.send(.typed(1))
    await store.receive(.passed(1)) { $0 = [1] }
    await clock.advance(by: .seconds(1))
    await store.receive(.passed(2)) { $0 = [1, 2] }
  }

  @Test("Two stores are throttled separately")
  func stores() async {
    for _ in 1...2 {
      let store = store(.throttle(latest: true))
      await store.send(.typed(1))
      await store.receive(.passed(1)) { $0 = [1] }
    }
  }
}
