// Shows: a binding made by hand: one field, one action, one line of the reducer.
// Article: 1, bindings, ad hoc.
// Try: screen, tap Haptic feedback, .isHapticFeedbackEnabledChanged(false)
import ComposableArchitecture

public struct HapticSettings: Reducer {
  public struct State: Equatable {
    public var isHapticFeedbackEnabled = true

    public init(isHapticFeedbackEnabled: Bool = true) {
      self.isHapticFeedbackEnabled = isHapticFeedbackEnabled
    }
  }

  public enum Action: Equatable {
    case isHapticFeedbackEnabledChanged(Bool)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .isHapticFeedbackEnabledChanged(let isEnabled):
      state.isHapticFeedbackEnabled = isEnabled
      return .none
    }
  }
}
