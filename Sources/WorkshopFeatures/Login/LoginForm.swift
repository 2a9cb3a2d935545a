// Shows: a step of a flow that asks and waits; it knows nothing of what comes after it.
// Article: 5, the workshop.
// Try: load Login
import ComposableArchitecture

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
