import ComposableArchitecture
import SwiftUI

/// An enum of destinations in an extension: a sheet, an alert and a dialog.
@Reducer
struct Inbox {
  struct Mail: Equatable, Identifiable {
    let id: Int
    var subject: String
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var mails: IdentifiedArrayOf<Mail> = [
      Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Invoice"),
    ]
  }

  enum Action {
    case deleteButtonTapped(id: Mail.ID)
    case destination(PresentationAction<Destination.Action>)
    case replyButtonTapped(id: Mail.ID)
    case sortButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped(let id):
        state.destination = .alert(.delete(id: id))
        return .none
      case .destination(.presented(.alert(.deleteConfirmed(let id)))):
        state.mails.remove(id: id)
        return .none
      case .destination(.presented(.dialog(let order))):
        state.mails.sort { order == .oldest ? $0.id < $1.id : $0.subject < $1.subject }
        return .none
      case .destination:
        return .none
      case .replyButtonTapped(let id):
        guard let mail = state.mails[id: id] else { return .none }
        state.destination = .reply(Reply.State(text: "Re: \(mail.subject)"))
        return .none
      case .sortButtonTapped:
        state.destination = .dialog(
          ConfirmationDialogState {
            TextState("Sort by")
          } actions: {
            ButtonState(action: .oldest) { TextState("Date") }
            ButtonState(action: .subject) { TextState("Subject") }
          })
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Inbox {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Order>)
    case reply(Reply)

    @CasePathable
    enum Alert: Equatable { case deleteConfirmed(id: Mail.ID) }

    @CasePathable
    enum Order: Equatable { case oldest, subject }
  }
}

extension Inbox.Destination.State: Equatable {}

extension AlertState where Action == Inbox.Destination.Alert {
  static func delete(id: Inbox.Mail.ID) -> Self {
    Self {
      TextState("Delete this mail?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed(id: id)) { TextState("Delete") }
    }
  }
}

@Reducer
struct Reply {
  @ObservableState
  struct State: Equatable {
    var text: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct InboxView: View {
  @Bindable var store: StoreOf<Inbox>

  var body: some View {
    List {
      ForEach(store.mails) { mail in
        Button(mail.subject) { store.send(.replyButtonTapped(id: mail.id)) }
          .swipeActions {
            Button("Delete") { store.send(.deleteButtonTapped(id: mail.id)) }
          }
      }
      Button("Sort") { store.send(.sortButtonTapped) }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
    .sheet(item: $store.scope(state: \.destination?.reply, action: \.destination.reply)) { store in
      ReplyView(store: store)
    }
  }
}

struct ReplyView: View {
  @Bindable var store: StoreOf<Reply>

  var body: some View {
    TextField("Text", text: $store.text)
  }
}
