import ComposableArchitecture
import SwiftUI

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
