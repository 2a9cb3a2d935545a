import ComposableArchitecture
import SwiftUI

public struct LoginView: View {
  let store: StoreOf<Login>

  public init(store: StoreOf<Login>) { self.store = store }

  public var body: some View {
    SwitchStore(self.store) { state in
      switch state {
      case .form:
        CaseLet(/Login.State.form, action: Login.Action.form) { LoginFormView(store: $0) }
      case .session:
        CaseLet(/Login.State.session, action: Login.Action.session) {
          LoginSessionView(store: $0)
        }
      }
    }
  }
}

public struct LoginFormView: View {
  let store: StoreOf<LoginForm>

  public init(store: StoreOf<LoginForm>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
        Button(viewStore.isWaiting ? "Logging in…" : "Log in") {
          viewStore.send(.loginButtonTapped)
        }
        .disabled(viewStore.name.isEmpty || viewStore.isWaiting)
      }
    }
  }
}

public struct LoginSessionView: View {
  let store: StoreOf<LoginSession>

  public init(store: StoreOf<LoginSession>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Text("Hello, \(viewStore.name)")
        Text("\(viewStore.messages) messages")
        HStack {
          Button("Refresh") { viewStore.send(.refreshButtonTapped) }
          Button("Log out") { viewStore.send(.logoutButtonTapped) }
        }
      }
    }
  }
}
