import ComposableArchitecture
import SwiftUI

/// Shows a flow with a feature for each step, using ifCaseLet (workshop, part 3).
/// Try: .form(.nameChanged("Blob")), .form(.loginButtonTapped), advance
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
