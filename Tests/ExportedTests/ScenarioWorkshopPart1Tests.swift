import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with HapticSettings, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart1Tests {
  @Test func session() async {
    let store = TestStore(initialState: HapticSettings.State(isHapticFeedbackEnabled: true)) {
      HapticSettings()
    }
    await store.send(.isHapticFeedbackEnabledChanged(false)) { $0.isHapticFeedbackEnabled = false }
    await store.send(.isHapticFeedbackEnabledChanged(true)) { $0.isHapticFeedbackEnabled = true }
  }
}
