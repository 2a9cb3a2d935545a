// Shows: a child that waits by itself: its effects are cancelled when it goes away.
// Article: 5, the workshop: effects of a child.
// Try: load PresentChild
import ComposableArchitecture

public struct PatientControl: Reducer {
  public struct State: Equatable {
    public var amount = 0

    public init(amount: Int = 0) {
      self.amount = amount
    }
  }

  public enum Action: Equatable {
    case laterButtonTapped
    case waited
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .laterButtonTapped:
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.waited)
      }
    case .waited:
      state.amount += 1
      return .none
    }
  }
}
