import ComposableArchitecture
import SwiftUI

/// Shows HapticSettings with macros: a binding that sends an action of its own (workshop, part 1).
/// Try: screen, tap Haptic feedback, .isHapticFeedbackEnabledChanged(false)
@Reducer
public struct HapticSettingsNow {
  @ObservableState
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

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .isHapticFeedbackEnabledChanged(let isEnabled):
        state.isHapticFeedbackEnabled = isEnabled
        return .none
      }
    }
  }
}

public struct HapticSettingsNowView: View {
  @Bindable var store: StoreOf<HapticSettingsNow>

  public init(store: StoreOf<HapticSettingsNow>) { self.store = store }

  public var body: some View {
    Form {
      Toggle(
        "Haptic feedback",
        isOn: $store.isHapticFeedbackEnabled.sending(\.isHapticFeedbackEnabledChanged))
    }
  }
}
