// Shows: one enum in place of flags: a user and an error at once cannot even be written down.
// Article: 3, enum state; bindings into the payload of a case with matching.
// Try: .loginSucceeded(User(name: "Blob")), screen, enter Change username 홍길동
import ComposableArchitecture

public struct Account: Reducer {
  public enum State: Equatable {
    case authenticated(User)
    case error(LoginError)
    case unauthenticated

    public init() { self = .unauthenticated }

    /// The user's name, where there is a user: another way to bind into the payload.
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
