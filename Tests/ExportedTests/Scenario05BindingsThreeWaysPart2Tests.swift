import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with SettingsBoilerplate, as `export test` wrote it.
@MainActor
struct Scenario05BindingsThreeWaysPart2Tests {
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
    await store.send(.displayNameChanged("홍길동")) { $0.displayName = "홍길동" }
    await store.send(.enableNotificationsChanged(true)) { $0.enableNotifications = true }
    await store.send(.digestChanged(.weekly)) { $0.digest = .weekly }
    await store.send(.sendEmailNotificationsChanged(true)) { $0.sendEmailNotifications = true }
  }
}
