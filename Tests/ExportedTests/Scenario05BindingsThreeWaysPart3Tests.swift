import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Settings, as `export test` wrote it.
@MainActor
struct Scenario05BindingsThreeWaysPart3Tests {
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
    await store.send(.binding(.set(\.$displayName, "홍길동"))) { $0.displayName = "홍길동" }
    await store.send(.binding(.set(\.$enableNotifications, true))) { $0.enableNotifications = true }
    await store.receive(.authorizationAnswered(isGranted: true))
    await store.send(.binding(.set(\.$digest, Settings.Digest.weekly))) { $0.digest = .weekly }
    await store.send(.binding(.set(\.$sendEmailNotifications, true))) {
      $0.sendEmailNotifications = true
    }
  }
}
