import ComposableArchitecture
import SwiftUI

public struct AccountFlagsView: View {
  let store: StoreOf<AccountFlags>

  public init(store: StoreOf<AccountFlags>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        if let error = viewStore.error {
          Text("That did not work: \(String(describing: error))")
        }
        if let user = viewStore.binding(get: \.user, send: { .userChanged($0) }).unwrap() {
          Text("Hello, \(user.wrappedValue.name)")
          TextField("Change username", text: user.name)
        } else {
          Button("Log in") { viewStore.send(.loginSucceeded(User(name: "Blob"))) }
        }
      }
    }
  }
}
