import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Settings, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart4Tests {
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
    } withDependencies: {
      $0.notifications = NotificationsClient.liveValue
    }
    await store.send(.binding(.set(\.$protectMyPosts, true))) { $0.protectMyPosts = true }
    await store.send(.binding(.set(\.$displayName, "홍길동"))) { $0.displayName = "홍길동" }
    await store.send(.binding(.set(\.$protectMyPosts, false))) { $0.protectMyPosts = false }
    await store.send(.binding(.set(\.$displayName, "A name that is much longer than sixteen"))) {
      $0.displayName = "A name that is m"
    }
    await store.send(.binding(.set(\.$enableNotifications, true))) { $0.enableNotifications = true }
    await store.receive(.authorizationAnswered(isGranted: true))
  }
}
