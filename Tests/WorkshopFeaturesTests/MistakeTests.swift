import Synchronization
import Testing
import WorkshopFeatures

@testable import ComposableArchitecture

/// Each mistake is reported or visible; its corrected version works without a warning.
@MainActor
struct MistakeTests {
  @Test func `Without BindingReducer no field changes and a warning is reported`() async {
    let store = TestStore(initialState: ForgottenBindingReducer.State()) {
      ForgottenBindingReducer()
    }
    await warning("TCA006", "put `BindingReducer()` first in its body") {
      await store.send(.set(\.$isOn, true))
    }
  }

  @Test func `With BindingReducer the field changes`() async {
    let store = TestStore(initialState: RememberedBindingReducer.State()) {
      RememberedBindingReducer()
    }
    await store.send(.set(\.$isOn, true)) { $0.isOn = true }
  }

  @Test func `Without Scope the child does not count and a warning shows the fix`() async {
    let store = TestStore(initialState: ForgottenScope.State()) { ForgottenScope() }
    await warning("TCA005", "add `Scope(state: \\.amountControl, action: /Action.amountControl)") {
      await store.send(.amountControl(.plusButtonTapped)) { $0.taps = 1 }
    }
  }

  @Test func `With Scope the child counts`() async {
    let store = TestStore(initialState: RememberedScope.State()) { RememberedScope() }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.taps = 1
      $0.amountControl.amount = 1
    }
  }

  @Test func `If the parent runs first, the total lags one tap`() async {
    let store = TestStore(initialState: ParentFirst.State()) { ParentFirst() }
    await store.send(.amountControl(.plusButtonTapped)) { $0.amountControl.amount = 1 }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 2
      $0.total = 1
    }
  }

  @Test func `If the child runs first, the total is correct`() async {
    let store = TestStore(initialState: ChildFirst.State()) { ChildFirst() }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.total = 1
    }
  }

  @Test func `An action from the parent's effect is reported after the child was removed`() async {
    let clock = TestClock()
    let store = TestStore(initialState: NilChild.State()) {
      NilChild()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.openButtonTapped) { $0.amountControl = AmountControl.State() }
    // The effect starts inside this closure, because warnings are reported to the task in which
    // it was started.
    await warning("TCA003", "while \\.amountControl is nil") {
      await store.send(.laterButtonTapped)
      await store.send(.closeButtonTapped) { $0.amountControl = nil }
      await clock.advance(by: .seconds(1))
      await store.receive(.amountControl(.plusButtonTapped))
    }
  }

  @Test func `A child's own effect is cancelled when the child is removed`() async {
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

  @Test func `The printed changes show the stale total`() {
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

  /// Expects a warning with a code and a text that contains `part`.
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
