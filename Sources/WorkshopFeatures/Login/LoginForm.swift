import ComposableArchitecture
import SwiftUI

/// The first step of Login. It waits for an answer and knows nothing about the next step.
/// Try: load Login
public struct LoginForm: Reducer {
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

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
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

public struct LoginFormView: View {
  let store: StoreOf<LoginForm>

  public init(store: StoreOf<LoginForm>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
        Button(viewStore.isWaiting ? "Logging in…" : "Log in") {
          viewStore.send(.loginButtonTapped)
        }
        .disabled(viewStore.name.isEmpty || viewStore.isWaiting)
      }
    }
  }
}
