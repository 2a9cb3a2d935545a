import ComposableArchitecture
import SwiftUI
import Testing

/// SOURCES, section 1: bindings in the manner of the official documentation.
@MainActor
@Suite("Article 1, bindings")
struct Article1BindingsTests {
  @Test func `ad hoc: a toggle sends the action that its binding makes`() throws {
    let store = Store(initialState: AdHocSettings.State(), reducer: AdHocSettings())
    let view = AdHocSettingsView(store: store)
    #expect(drawn(view)[1] == "│ [1] Haptic feedback: on              │")
    try control("Haptic feedback", in: view).tap()
    #expect(store.withState(\.isHapticFeedbackEnabled) == false)
    try control("Haptic feedback, by case", in: view).enter("on")
    #expect(store.withState(\.isHapticFeedbackEnabled))
  }

  @Test func `boilerplate: each field has an action of its own`() throws {
    let store = Store(initialState: BoilerplateSettings.State()) { BoilerplateSettings() }
    let view = BoilerplateSettingsView(store: store)
    try control("Display name", in: view).enter("Blob")
    try control("Notifications", in: view).enter("on")
    try control("Email", in: view).tap()
    try control("Digest", in: view).enter("weekly")
    #expect(
      store.withState { $0 }
        == BoilerplateSettings.State(
          digest: .weekly, displayName: "Blob", enableNotifications: true,
          sendEmailNotifications: true))
  }

  @Test func `binding state: the form shows every field and what is chosen`() {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    #expect(
      drawn(BindingSettingsView(store: store), width: 50) == [
        "Settings",
        "════════",
        "┌ Profile ───────────────────────────────────────┐",
        "│ [1] Display name: \"\"                           │",
        "│ [2] Protect my posts: off                      │",
        "├ Notifications ─────────────────────────────────┤",
        "│ [3] Enable notifications: off                  │",
        "│ [4] Email: off (disabled)                      │",
        "│ [5] Digest: Daily (Daily, Weekly, Off)         │",
        "└────────────────────────────────────────────────┘",
      ])
  }

  @Test func `binding state: further logic follows the write of a field`() throws {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    let view = BindingSettingsView(store: store)
    try control("Display name", in: view).enter("Blob McBlobblobberson")
    #expect(store.withState(\.displayName) == "Blob McBlobblobb")
    try control("Enable notifications", in: view).tap()
    #expect(store.withState(\.enableNotifications))
    #expect(store.withState(\.isLoading) == false)
    try control("Digest", in: view).enter("off")
    #expect(store.withState(\.digest) == .off)
  }

  @Test func `both spellings of a bound field write the same`() {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(\.$displayName).wrappedValue = "Blob"
    #expect(viewStore.$displayName.wrappedValue == "Blob")
    viewStore.$displayName.wrappedValue = "Blob Jr."
    #expect(viewStore.displayName == "Blob Jr.")
    #expect(viewStore.binding(\.$displayName).wrappedValue == "Blob Jr.")
  }

  @Test func `set names the field that an action writes`() {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    store.send(.set(\.$displayName, "Blob"))
    store.send(.binding(.set(\.$protectMyPosts, true)))
    #expect(
      store.withState { $0 } == BindingSettings.State(displayName: "Blob", protectMyPosts: true))
  }
}
