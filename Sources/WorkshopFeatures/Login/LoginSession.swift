// Shows: the other step of the flow: what there is once somebody has logged in.
// Article: 5, the workshop.
// Try: load Login
import ComposableArchitecture

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
