import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct SettingsBoilerplateTests {
  let store = TestStore(initialState: SettingsBoilerplate.State()) { SettingsBoilerplate() }

  @Test func `Each field has its own action`() async {
    await store.send(.digestChanged(.weekly)) { $0.digest = .weekly }
    await store.send(.enableNotificationsChanged(true)) { $0.enableNotifications = true }
    await store.send(.protectMyPostsChanged(true)) { $0.protectMyPosts = true }
    await store.send(.sendEmailNotificationsChanged(true)) { $0.sendEmailNotifications = true }
    await store.send(.sendMobileNotificationsChanged(true)) { $0.sendMobileNotifications = true }
  }

  @Test func `A display name is limited as in Settings`() async {
    await store.send(.displayNameChanged("Blob McBlobblobberson")) {
      $0.displayName = "Blob McBlobblobb"
    }
  }
}
