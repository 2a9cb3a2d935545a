import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with SettingsBoilerplate, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart2Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: SettingsBoilerplate.State(
        digest: .daily,
        displayName: "",
        enableNotifications: false,
        isLoading: false,
        protectMyPosts: false,
        sendEmailNotifications: false,
        sendMobileNotifications: false
      )
    ) {
      SettingsBoilerplate()
    }
    await store.send(.protectMyPostsChanged(true)) { $0.protectMyPosts = true }
    await store.send(.displayNameChanged("Blob")) { $0.displayName = "Blob" }
  }
}
