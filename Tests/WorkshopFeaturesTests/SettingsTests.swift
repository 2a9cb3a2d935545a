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
}
