// Shows: a flow whose state is an enum: each step has its own feature and its own state
// (ifCaseLet). Article: 3, enum state; 5, the workshop. Try: .form(.nameChanged("Blob")),
// .form(.loginButtonTapped), advance, .session(.logoutButtonTapped)
import ComposableArchitecture

public struct Login: Reducer {
  public enum State: Equatable {
    case form(LoginForm.State)
    case session(LoginSession.State)

    public init() { self = .form(LoginForm.State()) }
  }

  public enum Action: Equatable {
    case form(LoginForm.Action)
    case session(LoginSession.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(.accepted(let name)):
        state = .session(LoginSession.State(name: name))
        return .none
      case .session(.logoutButtonTapped):
        state = State()
        return .none
      case .form, .session:
        return .none
      }
    }
    .ifCaseLet(/State.form, action: /Action.form) { LoginForm() }
    .ifCaseLet(/State.session, action: /Action.session) { LoginSession() }
  }
}
