import ComposableArchitecture
import SwiftUI

/// Shows an enum that rules out a user and an error at once (workshop, part 3).
/// Try: .loginSucceeded(User(name: "Blob")), screen, enter Change username 홍길동
public struct Account: Reducer {
  public enum State: Equatable {
    case authenticated(User)
    case error(LoginError)
    case unauthenticated

    public init() { self = .unauthenticated }

    /// The name of the authenticated user: another way to bind to the payload.
    public var username: String? {
      get { (/State.authenticated).extract(from: self)?.name }
      set {
        guard let newValue, case .authenticated(var user) = self else { return }
        user.name = newValue
        self = .authenticated(user)
      }
    }
  }

  public enum Action: Equatable {
    case loginFailed(LoginError)
    case loginSucceeded(User)
    case logoutButtonTapped
    case stateChanged(State)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loginFailed(let error):
      state = .error(error)
      return .none
    case .loginSucceeded(let user):
      state = .authenticated(user)
      return .none
    case .logoutButtonTapped:
      state = .unauthenticated
      return .none
    case .stateChanged(let newState):
      state = newState
      return .none
    }
  }
}

/// A user who has logged in.
public struct User: Equatable {
  public var name: String

  public init(name: String) { self.name = name }
}

/// The reason why a login failed.
public enum LoginError: Error, Equatable {
  case offline
  case wrongPassword
}

public struct AccountView: View {
  let store: StoreOf<Account>

  public init(store: StoreOf<Account>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      let account = viewStore.binding(send: { .stateChanged($0) })
      VStack(alignment: .leading) {
        // `matching` derives a binding to the payload of the current case.
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
