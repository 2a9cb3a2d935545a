// Shows: independent optionals that can disagree: a user and an error at once. Account beside it
// cannot get there. Article: 3, why enum state.
// Try: .loginSucceeded(User(name: "Blob")), .loginFailed(.offline), screen, then load Account
import ComposableArchitecture

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
      // Somebody forgot to reset `user`, and nothing says so: each line that sets one of the two
      // has to think of the other.
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
