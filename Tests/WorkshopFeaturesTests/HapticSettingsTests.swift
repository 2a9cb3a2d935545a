import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct HapticSettingsTests {
  @Test func `The toggle's action changes the field`() async {
    let store = TestStore(initialState: HapticSettings.State()) { HapticSettings() }
    await store.send(.isHapticFeedbackEnabledChanged(false)) { $0.isHapticFeedbackEnabled = false }
    await store.send(.isHapticFeedbackEnabledChanged(false))
    await store.send(.isHapticFeedbackEnabledChanged(true)) { $0.isHapticFeedbackEnabled = true }
  }
}
