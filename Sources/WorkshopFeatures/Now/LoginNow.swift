import ComposableArchitecture
import SwiftUI

/// Shows Login with macros: a flow whose steps are the cases of an enum (workshop, part 3).
/// Try: .form(.nameChanged("Blob")), .form(.loginButtonTapped), advance
@Reducer
public struct LoginNow {
  @ObservableState
  public enum State: Equatable {
    case form(LoginFormNow.State)
    case session(LoginSessionNow.State)

    public init() { self = .form(LoginFormNow.State()) }
  }

  public enum Action: Equatable {
    case form(LoginFormNow.Action)
    case session(LoginSessionNow.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(.accepted(let name)):
        state = .session(LoginSessionNow.State(name: name))
        return .none
      case .session(.logoutButtonTapped):
        state = State()
        return .none
      case .form, .session:
        return .none
      }
    }
    .ifCaseLet(\.form, action: \.form) { LoginFormNow() }
    .ifCaseLet(\.session, action: \.session) { LoginSessionNow() }
  }
}

/// The first step of LoginNow. It waits for an answer and knows nothing about the next step.
/// Try: load LoginNow
@Reducer
public struct LoginFormNow {
  @ObservableState
  public struct State: Equatable {
    public var name = ""
    public var isWaiting = false

    public init(name: String = "", isWaiting: Bool = false) {
      self.name = name
      self.isWaiting = isWaiting
    }
  }

  public enum Action: Equatable {
    case accepted(name: String)
    case loginButtonTapped
    case nameChanged(String)
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .accepted:
        return .none
      case .loginButtonTapped:
        guard !state.name.isEmpty, !state.isWaiting else { return .none }
        state.isWaiting = true
        return .run { [clock, name = state.name] send in
          try await clock.sleep(for: .seconds(1))
          await send(.accepted(name: name))
        }
      case .nameChanged(let name):
        state.name = name
        return .none
      }
    }
  }
}

/// The second step of LoginNow, after the user has logged in.
/// Try: load LoginNow
@Reducer
public struct LoginSessionNow {
  @ObservableState
  public struct State: Equatable {
    public var name: String
    public var messages = 0

    public init(name: String, messages: Int = 0) {
      self.name = name
      self.messages = messages
    }
  }

  public enum Action: Equatable {
    case logoutButtonTapped
    case refreshButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logoutButtonTapped:
        return .none
      case .refreshButtonTapped:
        state.messages += 1
        return .none
      }
    }
  }
}

public struct LoginNowView: View {
  let store: StoreOf<LoginNow>

  public init(store: StoreOf<LoginNow>) { self.store = store }

  public var body: some View {
    switch store.state {
    case .form:
      if let form = store.scope(state: \.form, action: \.form) { LoginFormNowView(store: form) }
    case .session:
      if let session = store.scope(state: \.session, action: \.session) {
        LoginSessionNowView(store: session)
      }
    }
  }
}

public struct LoginFormNowView: View {
  @Bindable var store: StoreOf<LoginFormNow>

  public init(store: StoreOf<LoginFormNow>) { self.store = store }

  public var body: some View {
    Form {
      TextField("Name", text: $store.name.sending(\.nameChanged))
      Button(store.isWaiting ? "Logging in…" : "Log in") { store.send(.loginButtonTapped) }
        .disabled(store.name.isEmpty || store.isWaiting)
    }
  }
}

public struct LoginSessionNowView: View {
  let store: StoreOf<LoginSessionNow>

  public init(store: StoreOf<LoginSessionNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Hello, \(store.name)")
      Text("\(store.messages) messages")
      HStack {
        Button("Refresh") { store.send(.refreshButtonTapped) }
        Button("Log out") { store.send(.logoutButtonTapped) }
      }
    }
  }
}
