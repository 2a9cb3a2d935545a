import ComposableArchitecture
import Testing
import WorkshopFeatures

/// Each mistake with presented children is reported or visible; its corrected version works.
@MainActor
struct NavigationMistakeTests {
  @Test func `Without ifLet the child does nothing, stays open, and a warning shows the fix`() async
  {
    let store = TestStore(initialState: ForgottenIfLet.State()) { ForgottenIfLet() }
    await store.send(.editButtonTapped) { $0.editor = TitleEditor.State() }
    await withKnownIssue {
      await store.send(\.editor.draftButtonTapped)
      await store.send(\.editor.dismiss)
    } matching: {
      let fix = "`.ifLet(\\.$editor, action: \\.editor) { TitleEditor() }`"
      return $0.description.contains("TCA005") && $0.description.contains(fix)
    }
    #expect(store.state.editor == TitleEditor.State())
  }

  @Test func `With ifLet the child works and can be closed`() async {
    let store = TestStore(initialState: RememberedIfLet.State()) { RememberedIfLet() }
    await store.send(.editButtonTapped) { $0.editor = TitleEditor.State() }
    await store.send(\.editor.draftButtonTapped) { $0.editor?.isDraft = true }
    await store.send(\.editor.dismiss) { $0.editor = nil }
  }

  @Test func `A result that is sent after the dismissal is lost`() async {
    let store = TestStore(initialState: DismissFirst.State()) { DismissFirst() }
    await store.send(.pickButtonTapped) { $0.picker = HastyPicker.State() }
    await store.send(\.picker.colorTapped, "red")
    await store.receive(\.picker.dismiss) { $0.picker = nil }
    await store.finish()
    #expect(store.state.color == "none")
  }

  @Test func `A result that is sent before the dismissal arrives`() async {
    let store = TestStore(initialState: DismissLast.State()) { DismissLast() }
    await store.send(.pickButtonTapped) { $0.picker = ColorChooser.State() }
    await store.send(\.picker.colorTapped, "red")
    await store.receive(\.picker.picked, "red") { $0.color = "red" }
    await store.receive(\.picker.dismiss) { $0.picker = nil }
  }

  @Test func `With a shared ID, the parent's cancel stops the child`() async {
    let clock = TestClock()
    let store = TestStore(initialState: SharedCancelID.State()) {
      SharedCancelID()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.meterButtonTapped) { $0.meter = Meter.State() }
    await store.receive(\.meter.started)
    await store.send(.refreshButtonTapped)
    await store.send(.stopButtonTapped)
    await clock.advance(by: .seconds(10))
  }

  @Test func `With an ID of its own, the child goes on`() async {
    let clock = TestClock()
    let store = TestStore(initialState: OwnCancelID.State()) {
      OwnCancelID()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.meterButtonTapped) { $0.meter = Meter.State() }
    await store.receive(\.meter.started)
    await store.send(.refreshButtonTapped)
    await store.send(.stopButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.meter.ticked) { $0.meter?.seconds = 1 }
    await store.send(\.meter.dismiss) { $0.meter = nil }
  }
}
