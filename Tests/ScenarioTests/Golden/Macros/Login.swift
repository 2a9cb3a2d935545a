import ComposableArchitecture
import SwiftUI

@Reducer
struct LoginForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loginButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    var name: String
    var visits = 1
  }

  enum Action {
    case logoutButtonTapped
    case refreshed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .refreshed = action { state.visits += 1 }
      return .none
    }
  }
}

@Reducer
struct App {
  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  enum State: Equatable {
    case home(Home.State)
    case loggedOut(LoginForm.State)

    init() { self = .loggedOut(LoginForm.State()) }
  }

  enum Action {
    case home(Home.Action)
    case loggedOut(LoginForm.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .home(.logoutButtonTapped):
        state = .loggedOut(LoginForm.State())
        return .none
      case .loggedOut(.loginButtonTapped):
        guard let name = state.loggedOut?.name, !name.isEmpty else { return .none }
        state = .home(Home.State(name: name))
        return .none
      case .home, .loggedOut:
        return .none
      }
    }
    .ifCaseLet(\.home, action: \.home) { Home() }
    .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoginForm() }
  }
}

struct LoginFormView: View {
  @Bindable var store: StoreOf<LoginForm>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Log in") { store.send(.loginButtonTapped) }
  }
}

struct AppView: View {
  let store: StoreOf<App>

  var body: some View {
    switch store.state {
    case .home:
      if let store = store.scope(state: \.home, action: \.home) {
        Text("Hello, \(store.name), visit \(store.visits)")
        Button("Log out") { store.send(.logoutButtonTapped) }
      }
    case .loggedOut:
      if let store = store.scope(state: \.loggedOut, action: \.loggedOut) {
        LoginFormView(store: store)
      }
    }
  }
}
