import Testing

@testable import ComposableArchitecture

/// `ifLet(\.$child, action:)`: order, identity, cancellation, dismissal.
@MainActor
struct PresentationTests {
  private func frame(_ state: Frame.State) -> StoreOf<Frame> { .drained(state, Frame()) }
  private func gallery(_ destination: Gallery.Destination.State?) -> StoreOf<Gallery> {
    .drained(Gallery.State(destination: destination), Gallery())
  }

  @Test func `The child handles its action before the parent`() {
    let store = frame(Frame.State(picture: Picture.State()))
    store.send(.picture(.presented(.tapped)))
    #expect(store.state.log == [1])
  }

  @Test func `The parent sees the child in the dismissal, then the state is nil`() {
    let store = gallery(.picture(Picture.State(count: 7)))
    store.send(.destination(.dismiss))
    #expect(store.state == Gallery.State(log: ["7"]))
  }

  @Test func `An action for nil is reported and the parent still handles it`() {
    let store = frame(Frame.State())
    let warnings = reports {
      store.send(.picture(.presented(.tapped)))
      store.send(.picture(.dismiss))
    }
    #expect(warnings.map(\.code) == [.nilChild, .nilChild])
    #expect(warnings.filter { $0.summary.contains("while \\.$picture is nil") }.count == 2)
    #expect(store.state.log == [-1])
  }

  @Test func `A dismissal cancels the child's effects`() {
    let store = frame(Frame.State(picture: Picture.State()))
    store.sendAndDrain(.picture(.presented(.start)))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.picture(.dismiss))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Setting nil in the parent cancels the child's effects`() {
    let store = gallery(.picture(Picture.State()))
    store.sendAndDrain(.destination(.presented(.picture(.start))))
    store.sendAndDrain(.present(nil))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Another ID is another child`() {
    let store = gallery(.picture(Picture.State()))
    store.sendAndDrain(.destination(.presented(.picture(.start))))
    store.sendAndDrain(.present(.picture(Picture.State(id: 1))))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `The same case with the same ID is the same child`() {
    let store = gallery(.picture(Picture.State()))
    store.sendAndDrain(.destination(.presented(.picture(.start))))
    store.sendAndDrain(.present(.picture(Picture.State(count: 9))))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `Another case is another child`() {
    let store = gallery(.form(Caption.State()))
    store.sendAndDrain(.destination(.presented(.form(.start))))
    store.sendAndDrain(.present(.picture(Picture.State())))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A new state of the same case without an ID is the same child`() {
    let store = gallery(.form(Caption.State()))
    store.sendAndDrain(.destination(.presented(.form(.start))))
    store.sendAndDrain(.present(.form(Caption.State(title: "New"))))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `A child that changes its own ID loses its effects`() {
    let store = frame(Frame.State(picture: Picture.State()))
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.picture(.presented(.renumber(5))))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A reducer before ifLet that sets nil cancels immediately`() {
    let store = frame(Frame.State(picture: Picture.State()))
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.hideBefore)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A reducer after ifLet that sets nil cancels with the next action`() {
    let store = frame(Frame.State(picture: Picture.State()))
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.hideAfter)
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.idle)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `An equal child that the parent sets in the dismissal is dismissed`() {
    let store = frame(Frame.State(picture: Picture.State(), replacement: Picture.State()))
    store.send(.picture(.dismiss))
    #expect(store.state.picture == nil)
  }

  @Test func `Another child that the parent sets in the dismissal stays`() {
    let store = frame(Frame.State(picture: Picture.State(), replacement: Picture.State(id: 1)))
    store.send(.picture(.dismiss))
    #expect(store.state.picture?.id == 1)
    store.send(.picture(.dismiss))
    #expect(store.state.picture == nil)
  }

  @Test func `A parent's cancel reaches the children and a child's does not reach its sibling`() {
    let store = frame(Frame.State(other: Picture.State(), picture: Picture.State()))
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.other(.presented(.start)))
    store.sendAndDrain(.other(.presented(.stop)))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.cancelAll)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Copies of a state do not share later changes`() {
    var state = Frame.State(picture: Picture.State())
    let copy = state
    state.picture?.count = 3
    state.$picture.wrappedValue?.id = 4
    #expect(copy.picture == Picture.State())
    #expect(state.picture == Picture.State(id: 4, count: 3))
    #expect(state != copy)
  }
}

/// Alerts and dialogs, which any action closes.
@MainActor
struct EphemeralPresentationTests {
  private func gallery(_ destination: Gallery.Destination.State?) -> StoreOf<Gallery> {
    Store(initialState: Gallery.State(destination: destination)) { Gallery() }
  }

  @Test func `An action of an alert closes it after the parent has handled it`() {
    let store = gallery(.alert(.example))
    store.send(.destination(.presented(.alert(.delete))))
    #expect(store.state == Gallery.State(log: ["deleted"]))
  }

  @Test func `An alert that the parent sets for an action of the alert stays`() {
    let store = gallery(.alert(.example))
    store.send(.destination(.presented(.alert(.again))))
    #expect(store.state.destination == .alert(.example))
    store.send(.destination(.presented(.alert(.other))))
    #expect(store.state.destination == .form(Caption.State()))
  }

  @Test func `An action of another case leaves the alert`() {
    let store = gallery(.alert(.example))
    let warnings = reports { store.send(.destination(.presented(.form(.titleChanged("x"))))) }
    #expect(warnings.map(\.code) == [.otherCase])
    #expect(store.state.destination == .alert(.example))
  }
}

/// `dismiss` and `isPresented`.
@MainActor
struct DismissTests {
  @Test func `A child dismisses itself through its parent`() {
    let store = Store.drained(
      Gallery.State(destination: .picture(Picture.State(count: 2))), Gallery())
    store.sendAndDrain(.destination(.presented(.picture(.closeTapped))))
    #expect(store.state == Gallery.State(log: ["2"]))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `The inner child of a recursive feature dismisses only itself`() {
    let store = Store.drained(
      Frame.State(picture: Picture.State(inner: Picture.State(id: 1))), Frame())
    store.sendAndDrain(.picture(.presented(.inner(.presented(.closeTapped)))))
    #expect(store.state.picture == Picture.State())
    store.sendAndDrain(.picture(.presented(.closeTapped)))
    #expect(store.state.picture == nil)
  }

  @Test func `isPresented is true in a presented child only`() {
    let frame = Store(initialState: Frame.State(picture: Picture.State())) { Frame() }
    frame.send(.picture(.presented(.tapped)))
    #expect(frame.state.picture?.count == 1)
    let root = Store(initialState: Picture.State()) { Picture() }
    root.send(.tapped)
    #expect(root.state.count == 100)
  }

  @Test func `dismiss in a feature that is not presented is reported`() {
    let store = Store.drained(Picture.State(), Picture())
    let warnings = reports { store.sendAndDrain(.closeTapped) }
    #expect(warnings.map(\.code) == [.nothingToDismiss])
  }

  @Test func `An override is called where nothing is presented`() {
    let isDismissed = LockIsolated(false)
    let dismiss = DismissEffect { isDismissed.setValue(true) }
    let store = Store.drained(Picture.State(), Picture().dependency(\.dismiss, dismiss))
    store.sendAndDrain(.closeTapped)
    #expect(isDismissed.value)
  }
}

/// The parts of a presentation.
struct PresentationPartTests {
  @Test func `A case can be changed through the presentation`() {
    var state = Gallery.State(destination: .form(Caption.State()))
    state.$destination[case: \.form]?.title = "Blob"
    #expect(state.destination == .form(Caption.State(title: "Blob")))
    #expect(state.destination?.form?.title == "Blob")
    #expect(state.$destination.form.wrappedValue?.title == "Blob")
    state.destination?.modify(\.form) { $0.title += "!" }
    #expect(state.destination?.form?.title == "Blob!")
    state.$destination[case: \.form] = nil
    #expect(state.destination == nil)
  }

  @Test func `A change through another case is reported and changes nothing`() {
    var state = Gallery.State(destination: .form(Caption.State()))
    let warnings = reports { state.$destination[case: \.picture] = Picture.State() }
    #expect(warnings.map(\.code) == [.otherCase])
    #expect(state.destination == .form(Caption.State()))
  }

  @Test func `Case paths leave out presented`() {
    let path = \Gallery.Action.Cases.destination.picture.tapped
    #expect(path() == .destination(.presented(.picture(.tapped))))
    #expect(Gallery.Action.destination(.dismiss).is(\.destination.dismiss))
    #expect(Gallery.Action.destination(.presented(.picture(.tapped))).is(\.destination.picture))
    #expect(!Gallery.Action.destination(.dismiss).is(\.destination.picture))
  }
}
