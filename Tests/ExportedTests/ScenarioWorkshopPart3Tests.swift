import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Settings, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart3Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: Settings.State(
        digest: .daily,
        displayName: "",
        enableNotifications: false,
        isLoading: false,
        protectMyPosts: false,
        sendEmailNotifications: false,
        sendMobileNotifications: false
      )
    ) {
      Settings()
    }
    await store.send(.binding(.set(\.$protectMyPosts, true))) { $0.protectMyPosts = true }
    await store.send(.binding(.set(\.$displayName, "홍길동"))) { $0.displayName = "홍길동" }
    await store.send(.binding(.set(\.$protectMyPosts, false))) { $0.protectMyPosts = false }
  }
}
