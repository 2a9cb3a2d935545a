import ComposableArchitecture
import Testing
import XCTest

/// Tests set a field as a view does and assert the change.
@MainActor
@Suite("Article 1, testing")
struct Article1TestingTests {
  @Test func `1.x: A test awaits each send`() async {
    let store = TestStore(initialState: BindingSettings.State()) { BindingSettings() }
    await store.send(.set(\.$displayName, "Blob")) { $0.displayName = "Blob" }
    await store.send(.set(\.$protectMyPosts, true)) { $0.protectMyPosts = true }
  }

  @Test func `1.x: A test receives the action of an effect`() async {
    let store = TestStore(initialState: BindingSettings.State()) { BindingSettings() }
    await store.send(.set(\.$enableNotifications, true)) {
      $0.enableNotifications = true
      $0.isLoading = true
    }
    await store.receive(.authorizationGranted) { $0.isLoading = false }
  }

  @Test func `0.5x: A test store takes the reducer as an argument`() async {
    let store = TestStore(
      initialState: EarlierBindingSettings.State(), reducer: EarlierBindingSettings())
    await store.send(.set(\.$displayName, "Blob")) { $0.displayName = "Blob" }
    await store.send(.binding(.set(\.$enableNotifications, true))) {
      $0.enableNotifications = true
    }
    await store.receive(.authorizationAnswered(false)) { $0.enableNotifications = false }
  }

  @Test func `0.5x: A synchronous test sends without await`() {
    let store = TestStore(initialState: BindingSettings.State()) { BindingSettings() }
    store.send(.set(\.$displayName, "Blob")) { $0.displayName = "Blob" }
    store.send(.set(\.$displayName, "Blob McBlobblobberson")) {
      $0.displayName = "Blob McBlobblobb"
    }
  }
}

/// The same test as an `XCTestCase`.
@MainActor
final class Article1EarlierTestCase: XCTestCase {
  func testNotifications() async {
    let store = TestStore(
      initialState: EarlierBindingSettings.State(), reducer: EarlierBindingSettings())
    await store.send(.set(\.$enableNotifications, true)) {
      $0.enableNotifications = true
    }
    await store.receive(.authorizationAnswered(false)) {
      $0.enableNotifications = false
    }
  }

  func testBasics() {
    let store = TestStore(
      initialState: EarlierBindingSettings.State(), reducer: EarlierBindingSettings())
    store.send(.set(\.$displayName, "Blob")) {
      $0.displayName = "Blob"
    }
    store.send(.set(\.$protectMyPosts, true)) {
      $0.protectMyPosts = true
    }
  }
}
