import ComposableArchitecture
import Foundation
import SwiftUI

/// Shows navigation: a stack of screens, an enum of sheets and alerts, and a child that closes itself (workshop, part 4).
/// Try: .addButtonTapped, scope destination.add, .saveButtonTapped, screen
@Reducer
public struct Contacts {
  /// What is shown over the list: at most one of them.
  @Reducer(state: .equatable, action: .equatable)
  public enum Destination {
    case add(ContactForm)
    case alert(AlertState<Alert>)

    @CasePathable
    public enum Alert: Equatable {
      case deletionConfirmed(id: Int)
    }
  }

  /// The screens on the stack.
  @Reducer(state: .equatable, action: .equatable)
  public enum Path {
    case detail(ContactDetail)
    case call(ContactCall)
  }

  @ObservableState
  public struct State: Equatable {
    public var contacts: IdentifiedArrayOf<Contact>
    @Presents public var destination: Destination.State?
    public var path = StackState<Path.State>()

    public init(
      contacts: IdentifiedArrayOf<Contact> = Contact.examples,
      destination: Destination.State? = nil, path: StackState<Path.State> = StackState()
    ) {
      self.contacts = contacts
      self.destination = destination
      self.path = path
    }
  }

  @CasePathable
  public enum Action: Equatable {
    case addButtonTapped
    case deleteButtonTapped(id: Int)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let id = (state.contacts.ids.max() ?? 0) + 1
        state.destination = .add(ContactForm.State(contact: Contact(id: id, name: "")))
        return .none
      case .deleteButtonTapped(let id):
        guard let contact = state.contacts[id: id] else { return .none }
        state.destination = .alert(.deletion(of: contact))
        return .none
      case .destination(.presented(.add(.delegate(.saved(let contact))))):
        state.contacts.append(contact)
        return .none
      case .destination(.presented(.alert(.deletionConfirmed(let id)))):
        state.contacts.remove(id: id)
        return .none
      case .path(.element(id: _, action: .detail(.delegate(.changed(let contact))))):
        state.contacts[id: contact.id] = contact
        return .none
      case .destination, .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension AlertState where Action == Contacts.Destination.Alert {
  /// Asks whether to delete a contact.
  static func deletion(of contact: Contact) -> Self {
    Self {
      TextState("Delete \(contact.name)?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed(id: contact.id)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("You cannot undo this.")
    }
  }
}

/// A person.
public struct Contact: Equatable, Identifiable, Sendable {
  public let id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// Two people.
  public static let examples: IdentifiedArrayOf<Contact> = [
    Contact(id: 1, name: "Blob"), Contact(id: 2, name: "Blob Jr."),
  ]
}

/// The form for a new or changed contact. It closes itself.
@Reducer
public struct ContactForm {
  @ObservableState
  public struct State: Equatable {
    public var contact: Contact

    public init(contact: Contact) { self.contact = contact }
  }

  @CasePathable
  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    public enum Delegate: Equatable {
      case saved(Contact)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saved(contact)))
          await dismiss()
        }
      }
    }
  }
}

/// A screen with one contact, which presents the form as an optional child.
@Reducer
public struct ContactDetail {
  @ObservableState
  public struct State: Equatable {
    public var contact: Contact
    @Presents public var editor: ContactForm.State?

    public init(contact: Contact, editor: ContactForm.State? = nil) {
      self.contact = contact
      self.editor = editor
    }
  }

  @CasePathable
  public enum Action: Equatable {
    case delegate(Delegate)
    case editButtonTapped
    case editor(PresentationAction<ContactForm.Action>)

    @CasePathable
    public enum Delegate: Equatable {
      case changed(Contact)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .editButtonTapped:
        state.editor = ContactForm.State(contact: state.contact)
        return .none
      case .editor(.presented(.delegate(.saved(let contact)))):
        state.contact = contact
        return .send(.delegate(.changed(contact)))
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      ContactForm()
    }
  }
}

/// A call, whose effect ends when the screen is left.
@Reducer
public struct ContactCall {
  @ObservableState
  public struct State: Equatable {
    public let name: String
    public var seconds = 0

    public init(name: String, seconds: Int = 0) {
      self.name = name
      self.seconds = seconds
    }
  }

  @CasePathable
  public enum Action: Equatable {
    case hangUpButtonTapped
    case started
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hangUpButtonTapped:
        return .run { _ in await dismiss() }
      case .started:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

public struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  public init(store: StoreOf<Contacts>) { self.store = store }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.contacts) { contact in
          HStack {
            NavigationLink(state: Contacts.Path.State.detail(.init(contact: contact))) {
              Text(contact.name)
            }
            Button("Delete \(contact.name)") { store.send(.deleteButtonTapped(id: contact.id)) }
          }
        }
        Button("Add") { store.send(.addButtonTapped) }
      }
      .navigationTitle("Contacts")
    } destination: { store in
      switch store.case {
      case .detail(let store): ContactDetailView(store: store)
      case .call(let store): ContactCallView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
      ContactFormView(store: store)
        .navigationTitle("New contact")
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

public struct ContactFormView: View {
  @Bindable var store: StoreOf<ContactForm>

  public init(store: StoreOf<ContactForm>) { self.store = store }

  public var body: some View {
    Form {
      TextField("Name", text: $store.contact.name)
      Button("Save") { store.send(.saveButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
  }
}

public struct ContactDetailView: View {
  @Bindable var store: StoreOf<ContactDetail>

  public init(store: StoreOf<ContactDetail>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Button("Edit") { store.send(.editButtonTapped) }
      NavigationLink("Call", state: Contacts.Path.State.call(.init(name: store.contact.name)))
    }
    .navigationTitle(store.contact.name)
    .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
      ContactFormView(store: store)
        .navigationTitle("Edit contact")
    }
  }
}

public struct ContactCallView: View {
  let store: StoreOf<ContactCall>

  public init(store: StoreOf<ContactCall>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("\(store.seconds) seconds")
      Button("Hang up") { store.send(.hangUpButtonTapped) }
    }
    .navigationTitle("Call with \(store.name)")
    .task { await store.send(.started).finish() }
  }
}
