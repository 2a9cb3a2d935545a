import ComposableArchitecture
import SwiftUI

public struct AccountView: View {
  let store: StoreOf<Account>

  public init(store: StoreOf<Account>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      let account = viewStore.binding(send: { .stateChanged($0) })
      VStack(alignment: .leading) {
        // A case path turns the binding to the enum into one to the payload, if there is one.
        if let user = account.matching(/Account.State.authenticated) {
          Text("Hello, \(user.wrappedValue.name)")
          TextField("Change username", text: user.name)
          Button("Log out") { viewStore.send(.logoutButtonTapped) }
        } else if let error = account.matching(/Account.State.error) {
          Text("That did not work: \(String(describing: error.wrappedValue))")
          logIn(viewStore)
        } else {
          logIn(viewStore)
        }
      }
    }
  }

  private func logIn(_ viewStore: ViewStoreOf<Account>) -> some View {
    Button("Log in") { viewStore.send(.loginSucceeded(User(name: "Blob"))) }
  }
}
