import ComposableArchitecture
import SwiftUI

/// The second step of Login, after the user has logged in.
/// Try: load Login
public struct LoginSession: Reducer {
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

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .logoutButtonTapped:
      return .none
    case .refreshButtonTapped:
      state.messages += 1
      return .none
    }
  }
}

public struct LoginSessionView: View {
  let store: StoreOf<LoginSession>

  public init(store: StoreOf<LoginSession>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Text("Hello, \(viewStore.name)")
        Text("\(viewStore.messages) messages")
        HStack {
          Button("Refresh") { viewStore.send(.refreshButtonTapped) }
          Button("Log out") { viewStore.send(.logoutButtonTapped) }
        }
      }
    }
  }
}
