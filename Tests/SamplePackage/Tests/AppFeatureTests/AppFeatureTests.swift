import AppFeature
import ComposableArchitecture
import CounterFeature
import Testing

@MainActor
@Suite struct AppFeatureTests {
  let store = TestStore(initialState: AppFeature.State()) { AppFeature() }

  @Test func child() async {
    await store.send(\.counter.incrementButtonTapped) { $0.counter.count = 1 }
  }

  @Test func tab() async {
    await store.send(.tabSelected(.todos)) { $0.tab = .todos }
  }

  @Test func otherChild() async {
    await store.send(\.todos.binding.filter, .completed) { $0.todos.filter = .completed }
  }

  @Test func push() async {
    await store.send(.pushButtonTapped) { $0.path[id: 0] = .counter(Counter.State()) }
  }

  @Test func actionOfAnElement() async {
    await store.send(.pushButtonTapped) { $0.path[id: 0] = .counter(Counter.State()) }
    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      $0.path[id: 0, case: \.counter]?.count = 1
    }
  }

  @Test func pop() async {
    await store.send(.pushButtonTapped) { $0.path[id: 0] = .counter(Counter.State()) }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func sheet() async {
    await store.send(.sheetButtonTapped) { $0.sheet = Counter.State() }
    await store.send(\.sheet.decrementButtonTapped) { $0.sheet?.count = -1 }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func timerEndsWithTheSheet() async {
    let clock = TestClock()
    store.dependencies.continuousClock = clock
    await store.send(.sheetButtonTapped) { $0.sheet = Counter.State() }
    await store.send(\.sheet.toggleTimerButtonTapped) { $0.sheet?.isTimerActive = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.timerTick) { $0.sheet?.count = 1 }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func sharedValue() async {
    await store.send(.launched) { $0.$launches.withLock { $0 = 1 } }
  }

  @Test func sharedValueStartsFresh() {
    #expect(store.state.launches == 0)
  }

  /// On Apple platforms, the target needs no further dependency for it.
  @Test func aReportedIssueFailsATest() {
    withKnownIssue { reportIssue("A feature reports an issue.") }
  }
}
