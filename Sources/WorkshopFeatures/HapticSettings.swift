import ComposableArchitecture
import SwiftUI

/// Shows a binding written manually: one field and one action (workshop, part 1).
/// Try: screen, tap Haptic feedback, .isHapticFeedbackEnabledChanged(false)
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

public struct HapticSettingsView: View {
  let store: StoreOf<HapticSettings>

  public init(store: StoreOf<HapticSettings>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Toggle(
          "Haptic feedback",
          isOn: viewStore.binding(
            get: \.isHapticFeedbackEnabled,
            send: { .isHapticFeedbackEnabledChanged($0) }))
      }
    }
  }
}
