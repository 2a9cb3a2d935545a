import Synchronization
import Testing

@testable import ComposableArchitecture

private struct Stats: Equatable, Sendable {
  var count = 0
  var best = 0
}

private struct Plain { var count = 0 }

private struct Totals: Equatable {
  @Shared var count: Int
  @Shared var stats: Stats
  @Shared var isOn: Bool
  @SharedReader var limit: Int

  init() {
    _count = Shared(value: 0)
    _stats = Shared(value: Stats())
    _isOn = Shared(value: false)
    _limit = SharedReader(value: 9)
  }
}

/// Dumps and diffs number the references to shared values.
struct SharedDumpTests {
  private func dump(_ value: Any) -> String { ChangeText.dump(value) }

  /// The diff of a state before and after changes of shared values.
  private func diff(_ before: Any, _ after: Any, _ change: () -> Void) -> String? {
    let tracker = SharedTracker()
    tracker.tracking(change)
    return SharedPerspective.comparing(tracker.before) { ChangeText.diff(before, after) }
  }

  @Test func `A shared value is dumped with a number and the label of its wrapper`() {
    #expect(
      dump(Totals()) == """
        Totals(
          _count: #1 0,
          _stats: #1 Stats(
            count: 0,
            best: 0
          ),
          _isOn: #1 false,
          _limit: 9
        )
        """)
  }

  @Test func `References of a type are counted, and a value is written once`() {
    let first = Shared(value: 0)
    #expect(
      dump([first, Shared(value: 0), first]) == """
        [
          [0]: #1 0,
          [1]: #2 0,
          [2]: #1 Int(↩︎)
        ]
        """)
  }

  @Test func `A part has the identity of the whole`() {
    struct State {
      @Shared var count: Int
      @Shared var stats: Stats
    }
    @Shared(value: Stats()) var stats
    #expect(
      dump(State(count: $stats.count, stats: $stats)) == """
        SharedDumpTests.State(
          _count: #1 0,
          _stats: #1 Stats(↩︎)
        )
        """)
  }

  @Test func `A diff shows a shared value before and after a change`() {
    let state = Totals()
    let text = diff(state, state) {
      state.$count.withLock { $0 += 1 }
      state.$stats.withLock { $0.best = 2 }
    }
    #expect(
      text == """
          Totals(
        -   _count: #1 0,
        +   _count: #1 1,
            _stats: #1 Stats(
              count: 0,
        -     best: 0
        +     best: 2
            ),
            _isOn: #1 false,
            _limit: 9
          )
        """)
  }

  @Test func `A diff collapses an unchanged shared value`() {
    let state = Totals()
    let text = diff(state, state) { state.$isOn.withLock { $0 = true } }
    #expect(
      text == """
          Totals(
            _count: #1 0,
            _stats: #1 Stats(…),
        -   _isOn: #1 false,
        +   _isOn: #1 true,
            _limit: 9
          )
        """)
  }

  @Test func `A changed value is written once, and referred to after that`() {
    struct State: Equatable {
      @Shared var first: Stats
      @Shared var second: Stats
    }
    @Shared(value: Stats()) var stats
    let state = State(first: $stats, second: $stats)
    let text = diff(state, state) { $stats.withLock { $0.count = 1 } }
    #expect(
      text == """
          SharedDumpTests.State(
            _first: #1 Stats(
        -     count: 0,
        +     count: 1,
              best: 0
            ),
            _second: #1 Stats(↩︎)
          )
        """)
  }

  @Test func `Another reference is removed and added`() {
    struct State: Equatable {
      @Shared var count: Int
      var other = 0
    }
    let text = diff(State(count: Shared(value: 1)), State(count: Shared(value: 2))) {}
    #expect(
      text == """
          SharedDumpTests.State(
        -   _count: #1 1,
        +   _count: #2 2,
            other: 0
          )
        """)
  }

  @Test func `A property that was set to another reference shows both`() {
    struct State: Equatable { @Shared var count: Int }
    let state = State(count: Shared(value: 1))
    let text = diff(state, state) { state.$count = Shared(value: 2) }
    #expect(
      text == """
          SharedDumpTests.State(
        -   _count: #1 1
        +   _count: #2 2
          )
        """)
  }

  @Test func `A value that is not equatable is compared by its fields`() {
    struct State { @Shared var plain: Plain }
    let state = State(plain: Shared(value: Plain()))
    let text = diff(state, state) { state.$plain.withLock { $0.count = 1 } }
    #expect(
      text == """
          SharedDumpTests.State(
        -   _plain: #1 Plain(count: 0)
        +   _plain: #1 Plain(count: 1)
          )
        """)
    #expect(diff(state, state) {} == nil)
  }

  @Test func `A summary names the part that changed`() {
    let state = Totals()
    let tracker = SharedTracker()
    tracker.tracking { state.$stats.withLock { $0.best = 2 } }
    SharedPerspective.comparing(tracker.before) {
      #expect(ChangeSummary(from: state, to: state).text == "stats.best 0 -> 2")
    }
    #expect(ChangeSummary(from: state, to: state).text == "no state changes")
  }

  private final class Printed: Sendable {
    let text = Mutex("")
  }

  @MainActor
  private func printing(_ body: () -> Void) -> String {
    let printed = Printed()
    let sink = ChangePrinter.Sink { text in printed.text.withLock { $0 += text + "\n" } }
    ChangePrinter.$sink.withValue(sink, operation: body)
    return printed.text.withLock { $0 }
  }

  @Test @MainActor func `_printChanges prints the changes that the reducer made`() {
    let printed = printing {
      let store = Store(initialState: Tally.State(count: Shared(value: 0))) {
        Tally()._printChanges()
      }
      store.send(.incrementTapped)
      store.send(.noop)
    }
    #expect(
      printed == """
        received action:
          Tally.Action.incrementTapped
          Tally.State(
        -   _count: #1 0
        +   _count: #1 1
          )

        received action:
          Tally.Action.noop
          (No state changes)


        """)
  }
}
