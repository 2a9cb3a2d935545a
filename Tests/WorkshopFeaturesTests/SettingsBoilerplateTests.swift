import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct SettingsBoilerplateTests {
  let store = TestStore(initialState: SettingsBoilerplate.State()) { SettingsBoilerplate() }

  @Test func `each field has an action of its own`() async {
    await store.send(.digestChanged(.weekly)) { $0.digest = .weekly }
    await store.send(.enableNotificationsChanged(true)) { $0.enableNotifications = true }
    await store.send(.protectMyPostsChanged(true)) { $0.protectMyPosts = true }
    await store.send(.sendEmailNotificationsChanged(true)) { $0.sendEmailNotifications = true }
    await store.send(.sendMobileNotificationsChanged(true)) { $0.sendMobileNotifications = true }
  }

  @Test func `a display name is cut as in Settings`() async {
    await store.send(.displayNameChanged("Blob McBlobblobberson")) {
      $0.displayName = "Blob McBlobblobb"
    }
  }
}
