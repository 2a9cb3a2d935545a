import ComposableArchitecture
import Testing

@testable import MainActorFeatures

/// A client whose declarations are on the main actor by default, in language mode 6.
struct StopwatchTests {
  @Test func `Ticks arrive while the stopwatch runs`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startStopTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.send(.lapTapped) { $0.laps = [1] }
    await store.send(.startStopTapped) { $0.isRunning = false }
  }

  @Test func `Laps are saved by the client`() async {
    let saved = LockIsolated<[Int]>([])
    var state = Stopwatch.State()
    state.laps = [3, 5]
    let store = TestStore(initialState: state) {
      Stopwatch()
    } withDependencies: {
      $0.laps.save = { saved.setValue($0) }
    }
    await store.send(.saveTapped)
    await store.receive(.saved) { $0.laps = [] }
    #expect(saved.value == [3, 5])
  }

  @Test func `A note is written and dismissed`() async {
    let store = TestStore(initialState: Stopwatch.State()) { Stopwatch() }
    await store.send(.noteTapped) { $0.note = Note.State() }
    await store.send(\.note.binding.text, "late") { $0.note?.text = "late" }
    await store.send(\.note.doneTapped)
    await store.receive(\.note.dismiss) { $0.note = nil }
  }

  @Test func `The view reads its store`() {
    let store = Store(initialState: Stopwatch.State()) { Stopwatch() }
    let view = StopwatchView(store: store)
    store.send(.lapTapped)
    #expect(view.store.laps == [0])
  }
}
