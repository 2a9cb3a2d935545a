import ComposableArchitecture
import SwiftUI

// The ad hoc binding of the first article, written for 0.5x.
struct AdHocSettings: ReducerProtocol {
  struct State: Equatable { var isHapticFeedbackEnabled = true }
  enum Action: Equatable { case isHapticFeedbackEnabledChanged(Bool) }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .isHapticFeedbackEnabledChanged(let isEnabled):
      state.isHapticFeedbackEnabled = isEnabled
      return .none
    }
  }
}

struct AdHocSettingsView: View {
  let store: StoreOf<AdHocSettings>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      Form {
        Toggle(
          "Haptic feedback",
          isOn: viewStore.binding(
            get: \.isHapticFeedbackEnabled, send: { .isHapticFeedbackEnabledChanged($0) }))
        Toggle(
          "Haptic feedback, by case",
          isOn: viewStore.binding(
            get: \.isHapticFeedbackEnabled,
            send: AdHocSettings.Action.isHapticFeedbackEnabledChanged))
      }
    }
  }
}
