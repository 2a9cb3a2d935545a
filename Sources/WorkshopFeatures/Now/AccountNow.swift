import ComposableArchitecture
import SwiftUI

/// Shows Account with macros: a view that switches over the state (workshop, part 3).
/// Try: .loginSucceeded(User(name: "Blob")), screen, enter Change username 홍길동
@Reducer
public struct AccountNow {
  @ObservableState
  public enum State: Equatable {
    case authenticated(User)
    case error(LoginError)
    case unauthenticated

    public init() { self = .unauthenticated }

    /// The name of the authenticated user.
    public var username: String? { self.authenticated?.name }
  }

  public enum Action: Equatable {
    case loginFailed(LoginError)
    case loginSucceeded(User)
    case logoutButtonTapped
    case usernameChanged(String?)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
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
      case .usernameChanged(let name):
        guard let name, state.is(\.authenticated) else { return .none }
        state.modify(\.authenticated) { $0.name = name }
        return .none
      }
    }
  }
}

public struct AccountNowView: View {
  @Bindable var store: StoreOf<AccountNow>

  public init(store: StoreOf<AccountNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      switch store.state {
      case .authenticated(let user):
        Text("Hello, \(user.name)")
        if let username = $store.username.sending(\.usernameChanged).unwrap() {
          TextField("Change username", text: username)
        }
        Button("Log out") { store.send(.logoutButtonTapped) }
      case .error(let error):
        Text("That did not work: \(String(describing: error))")
        logIn
      case .unauthenticated:
        logIn
      }
    }
  }

  private var logIn: some View {
    Button("Log in") { store.send(.loginSucceeded(User(name: "Blob"))) }
  }
}
