import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct SettingsTests {
  let store = Store(initialState: Settings.State()) { Settings() }

  @Test func `a display name is cut to 16 characters`() {
    store.send(.set(\.$displayName, "Blob McBlobblobberson"))
    #expect(store.withState(\.displayName) == "Blob McBlobblobb")
  }

  @Test func `characters are counted, not bytes`() {
    let name = String(repeating: "홍", count: 20)
    store.send(.set(\.$displayName, name))
    #expect(store.withState(\.displayName) == String(repeating: "홍", count: 16))
  }

  @Test func `reset brings every field back`() {
    store.send(.set(\.$digest, .off))
    store.send(.set(\.$protectMyPosts, true))
    store.send(.resetButtonTapped)
    #expect(store.withState { $0 } == Settings.State())
  }

  @Test func `who turns notifications on is asked, and may say no`() async {
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

  @Test func `who says yes keeps them; turning them off asks nobody`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notifications.requestAuthorization = { true }
    }
    await store.send(.set(\.$enableNotifications, true)) { $0.enableNotifications = true }
    await store.receive(.authorizationAnswered(isGranted: true))
    await store.send(.set(\.$enableNotifications, false)) { $0.enableNotifications = false }
  }

  @Test func `a test that does not say what the answer is to be is told so`() async {
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
