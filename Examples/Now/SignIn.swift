import ComposableArchitecture
import SwiftUI

/// A login: the state is one of two features.
@Reducer
enum SignIn {
  case form(SignInForm)
  case session(SignInSession)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(.response(.success(let name))):
        state = .session(SignInSession.State(name: name))
        return .none
      case .session(.logOutButtonTapped):
        state = .form(SignInForm.State())
        return .none
      case .form, .session:
        return .none
      }
    }
    .ifCaseLet(\.form, action: \.form) { SignInForm() }
    .ifCaseLet(\.session, action: \.session) { SignInSession() }
  }
}

extension SignIn.State: Equatable {}

struct WrongPassword: Error, Equatable {}

@Reducer
struct SignInForm {
  @ObservableState
  struct State: Equatable {
    var hasFailed = false
    var isSending = false
    var name = ""
    var password = ""

    var isValid: Bool { !name.isEmpty && !password.isEmpty && !isSending }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case logInButtonTapped
    case response(Result<String, WrongPassword>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .response(.success):
        return .none
      case .logInButtonTapped:
        state.isSending = true
        return .run { [state] send in
          try await clock.sleep(for: .seconds(1))
          let isRight = state.password == "secret"
          await send(.response(isRight ? .success(state.name) : .failure(WrongPassword())))
        }
      case .response(.failure):
        state.hasFailed = true
        state.isSending = false
        return .none
      }
    }
  }
}

@Reducer
struct SignInSession {
  @ObservableState
  struct State: Equatable {
    let name: String
  }

  enum Action {
    case logOutButtonTapped
  }
}

struct SignInView: View {
  let store: StoreOf<SignIn>

  var body: some View {
    switch store.case {
    case .form(let store): SignInFormView(store: store)
    case .session(let store): SignInSessionView(store: store)
    }
  }
}

struct SignInFormView: View {
  @Bindable var store: StoreOf<SignInForm>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      SecureField("Password", text: $store.password)
      Button("Log in") { store.send(.logInButtonTapped) }.disabled(!store.isValid)
      if store.hasFailed { Text("Wrong password") }
    }
  }
}

struct SignInSessionView: View {
  let store: StoreOf<SignInSession>

  var body: some View {
    Text("Hello, \(store.name)!")
    Button("Log out") { store.send(.logOutButtonTapped) }
  }
}

#Preview {
  SignInView(store: Store(initialState: .form(SignInForm.State())) { SignIn.body })
}
