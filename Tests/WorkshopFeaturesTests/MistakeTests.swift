import Synchronization
import Testing
import WorkshopFeatures

@testable import ComposableArchitecture

/// Each mistake is reported or shows, and its right form is silent and right.
@MainActor
struct MistakeTests {
  @Test func `a forgotten BindingReducer: nothing is written, and the warning names it`() async {
    let store = TestStore(initialState: ForgottenBindingReducer.State()) {
      ForgottenBindingReducer()
    }
    await warning("TCA006", "put `BindingReducer()` first in its body") {
      await store.send(.set(\.$isOn, true))
    }
  }

  @Test func `with BindingReducer the field is written`() async {
    let store = TestStore(initialState: RememberedBindingReducer.State()) {
      RememberedBindingReducer()
    }
    await store.send(.set(\.$isOn, true)) { $0.isOn = true }
  }

  @Test func `a forgotten Scope: the child does not count, and the warning writes it out`() async {
    let store = TestStore(initialState: ForgottenScope.State()) { ForgottenScope() }
    await warning("TCA005", "add `Scope(state: \\.amountControl, action: /Action.amountControl)") {
      await store.send(.amountControl(.plusButtonTapped)) { $0.taps = 1 }
    }
  }

  @Test func `with Scope the child counts as well`() async {
    let store = TestStore(initialState: RememberedScope.State()) { RememberedScope() }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.taps = 1
      $0.amountControl.amount = 1
    }
  }

  @Test func `the parent first: the total is stale by one tap`() async {
    let store = TestStore(initialState: ParentFirst.State()) { ParentFirst() }
    await store.send(.amountControl(.plusButtonTapped)) { $0.amountControl.amount = 1 }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 2
      $0.total = 1
    }
  }

  @Test func `the child first: the total is right`() async {
    let store = TestStore(initialState: ChildFirst.State()) { ChildFirst() }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.total = 1
    }
  }

  @Test func `a child that went: what the parent's effect sends reaches nobody`() async {
    let clock = TestClock()
    let store = TestStore(initialState: NilChild.State()) {
      NilChild()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.openButtonTapped) { $0.amountControl = AmountControl.State() }
    // The effect begins in here: what it leads to is reported to the task that it began in.
    await warning("TCA003", "while \\.amountControl is nil") {
      await store.send(.laterButtonTapped)
      await store.send(.closeButtonTapped) { $0.amountControl = nil }
      await clock.advance(by: .seconds(1))
      await store.receive(.amountControl(.plusButtonTapped))
    }
  }

  @Test func `a child's own effect ends with the child`() async {
    let clock = TestClock()
    let store = TestStore(initialState: PresentChild.State()) {
      PresentChild()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.openButtonTapped) { $0.child = PatientControl.State() }
    await store.send(.child(.laterButtonTapped))
    await clock.advance(by: .seconds(1))
    await store.receive(.child(.waited)) { $0.child?.amount = 1 }
    await store.send(.child(.laterButtonTapped))
    await store.send(.closeButtonTapped) { $0.child = nil }
    await clock.advance(by: .seconds(1))
  }

  @Test func `the stale total is what the mistake prints`() {
    #expect(
      printed(by: ParentFirst()) == """
        received action:
          ParentFirst.Action.amountControl(.plusButtonTapped)
          ParentFirst.State(
        -   amountControl: AmountControl.State(amount: 0)
        +   amountControl: AmountControl.State(amount: 1)
            total: 0
          )


        """)
    #expect(
      printed(by: ChildFirst()) == """
        received action:
          ParentFirst.Action.amountControl(.plusButtonTapped)
          ParentFirst.State(
        -   amountControl: AmountControl.State(amount: 0)
        +   amountControl: AmountControl.State(amount: 1)
        -   total: 0
        +   total: 1
          )


        """)
  }

  /// Expects a warning of a code, in whose text something stands.
  private func warning(_ code: String, _ part: String, _ body: () async -> Void) async {
    await withKnownIssue {
      await body()
    } matching: { issue in
      issue.description.contains(code) && issue.description.contains(part)
    }
  }

  private func printed<R: Reducer>(by reducer: R) -> String
  where R.State == ParentFirst.State, R.Action == ParentFirst.Action {
    let printed = Mutex("")
    let sink = ChangePrinter.Sink { text in printed.withLock { $0 += text + "\n" } }
    ChangePrinter.$sink.withValue(sink) {
      let store = Store(initialState: ParentFirst.State()) { reducer._printChanges() }
      store.send(.amountControl(.plusButtonTapped))
    }
    return printed.withLock { $0 }
  }
}
