import ComposableArchitecture
import SwiftUI

/// Shows AccountFlags with macros: two optionals that can contradict each other (workshop, part 3).
/// Try: .loginSucceeded(User(name: "Blob")), .loginFailed(.offline), screen, then load AccountNow
@Reducer
public struct AccountFlagsNow {
  @ObservableState
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

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
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
}

public struct AccountFlagsNowView: View {
  @Bindable var store: StoreOf<AccountFlagsNow>

  public init(store: StoreOf<AccountFlagsNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      if let error = store.error {
        Text("That did not work: \(String(describing: error))")
      }
      if let user = $store.user.sending(\.userChanged).unwrap() {
        Text("Hello, \(user.wrappedValue.name)")
        TextField("Change username", text: user.name)
      } else {
        Button("Log in") { store.send(.loginSucceeded(User(name: "Blob"))) }
      }
    }
  }
}
