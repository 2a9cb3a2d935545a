import ComposableArchitecture
import Testing
import WorkshopFeatures

/// Contacts: a stack of screens, a sheet, an alert, and children that dismiss themselves.
@MainActor
struct ContactsTests {
  private let blob = Contact(id: 1, name: "Blob")

  @Test func `A new contact is added when the form is saved`() async {
    let store = TestStore(initialState: Contacts.State()) { Contacts() }
    await store.send(.addButtonTapped) {
      $0.destination = .add(ContactForm.State(contact: Contact(id: 3, name: "")))
    }
    let contact = Contact(id: 3, name: "Blob Sr.")
    await store.send(.destination(.presented(.add(.set(\.contact, contact))))) {
      $0.$destination[case: \.add]?.contact = contact
    }
    await store.send(\.destination.add.saveButtonTapped)
    await store.receive(\.destination.add.delegate.saved, contact) {
      $0.contacts.append(contact)
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `Cancel closes the form and adds nothing`() async {
    let store = TestStore(initialState: Contacts.State(contacts: [])) { Contacts() }
    await store.send(.addButtonTapped) {
      $0.destination = .add(ContactForm.State(contact: Contact(id: 1, name: "")))
    }
    await store.send(\.destination.add.cancelButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `A contact is deleted only after a confirmation`() async {
    let store = TestStore(initialState: Contacts.State(contacts: [blob])) { Contacts() }
    let alert = AlertState<Contacts.Destination.Alert> {
      TextState("Delete Blob?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed(id: 1)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("You cannot undo this.")
    }
    await store.send(.deleteButtonTapped(id: 1)) { $0.destination = .alert(alert) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.deleteButtonTapped(id: 1)) { $0.destination = .alert(alert) }
    await store.send(\.destination.alert.deletionConfirmed, 1) {
      $0.destination = nil
      $0.contacts = []
    }
    await store.send(.deleteButtonTapped(id: 1))
  }

  @Test func `An edited contact changes on its screen and in the list`() async {
    let store = TestStore(initialState: Contacts.State(contacts: [blob])) { Contacts() }
    await store.send(\.path.push, (id: 0, .detail(ContactDetail.State(contact: blob)))) {
      $0.path[id: 0] = .detail(ContactDetail.State(contact: blob))
    }
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.editor = ContactForm.State(contact: blob)
    }
    let renamed = Contact(id: 1, name: "Bob")
    await store.send(\.path[id: 0].detail.editor.presented, .set(\.contact, renamed)) {
      $0.path[id: 0, case: \.detail]?.editor?.contact = renamed
    }
    await store.send(\.path[id: 0].detail.editor.saveButtonTapped)
    await store.receive(\.path[id: 0].detail.editor.delegate.saved) {
      $0.path[id: 0, case: \.detail]?.contact = renamed
    }
    await store.receive(\.path[id: 0].detail.delegate.changed) { $0.contacts = [renamed] }
    await store.receive(\.path[id: 0].detail.editor.dismiss) {
      $0.path[id: 0, case: \.detail]?.editor = nil
    }
  }

  @Test func `A call counts until it is hung up`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Contacts.State(contacts: [blob])) {
      Contacts()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.path.push, (id: 0, .call(ContactCall.State(name: "Blob")))) {
      $0.path[id: 0] = .call(ContactCall.State(name: "Blob"))
    }
    await store.send(\.path[id: 0].call.started)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].call.ticked) { $0.path[id: 0, case: \.call]?.seconds = 1 }
    await store.send(\.path[id: 0].call.hangUpButtonTapped)
    await store.receive(\.path.popFrom, 0) { $0.path = StackState() }
    await clock.advance(by: .seconds(1))
  }
}
