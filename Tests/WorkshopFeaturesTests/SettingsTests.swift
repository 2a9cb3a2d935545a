import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct SettingsTests {
  let store = Store(initialState: Settings.State()) { Settings() }

  @Test func `Reset restores every field`() {
    store.send(.set(\.$digest, .off))
    store.send(.set(\.$protectMyPosts, true))
    store.send(.resetButtonTapped)
    #expect(store.withState { $0 } == Settings.State())
  }

  @Test func `Turning notifications on asks for permission, which can be denied`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notifications.requestAuthorization = { false }
    }
    await store.send(.set(\.$enableNotifications, true)) { $0.enableNotifications = true }
    await store.receive(.authorizationAnswered(isGranted: false)) {
      $0.enableNotifications = false
    }
  }

  @Test func `Notifications stay on with permission, and turning them off does not ask`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notifications.requestAuthorization = { true }
    }
    await store.send(.set(\.$enableNotifications, true)) { $0.enableNotifications = true }
    await store.receive(.authorizationAnswered(isGranted: true))
    await store.send(.set(\.$enableNotifications, false)) { $0.enableNotifications = false }
  }

  @Test func `A test that does not override the client fails with a message`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(.set(\.$enableNotifications, true))
      await store.skipReceivedActions()
    } matching: { issue in
      issue.description.contains("notifications")
    }
  }
}
