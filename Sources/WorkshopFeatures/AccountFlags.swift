import ComposableArchitecture
import SwiftUI

/// Shows two optionals that can contradict each other; compare Account (workshop, part 3).
/// Try: .loginSucceeded(User(name: "Blob")), .loginFailed(.offline), screen, then load Account
public struct AccountFlags: Reducer {
  public struct State: Equatable {
    public var user: User?
    public var error: LoginError?

    public init(user: User? = nil, error: LoginError? = nil) {
      self.user = user
      self.error = error
    }
  }

  public enum Action: Equatable {
    case loginFailed(LoginError)
    case loginSucceeded(User)
    case userChanged(User?)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loginFailed(let error):
      // This forgets to reset `user`, and the compiler cannot notice: every line that sets one of
      // the two fields has to remember the other.
      state.error = error
      return .none
    case .loginSucceeded(let user):
      state.user = user
      return .none
    case .userChanged(let user):
      state.user = user
      return .none
    }
  }
}

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
