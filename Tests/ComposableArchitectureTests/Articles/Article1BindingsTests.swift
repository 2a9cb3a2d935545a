import ComposableArchitecture
import SwiftUI
import Testing

/// Bindings as the official documentation introduces them.
@MainActor
@Suite("Article 1, bindings")
struct Article1BindingsTests {
  @Test func `Ad hoc: a toggle sends the action of its binding`() throws {
    let store = Store(initialState: AdHocSettings.State(), reducer: AdHocSettings())
    let view = AdHocSettingsView(store: store)
    #expect(drawn(view)[1] == "│ [1] Haptic feedback: on              │")
    try control("Haptic feedback", in: view).tap()
    #expect(store.withState(\.isHapticFeedbackEnabled) == false)
    try control("Haptic feedback, by case", in: view).enter("on")
    #expect(store.withState(\.isHapticFeedbackEnabled))
  }

  @Test func `Boilerplate: each control sends the action of its field`() throws {
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

  @Test func `Binding state: the form shows every field and its value`() {
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

  @Test func `Binding state: a reducer reacts to a changed field`() throws {
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

  @Test func `viewStore.binding and the projected value change the same field`() {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(\.$displayName).wrappedValue = "Blob"
    #expect(viewStore.$displayName.wrappedValue == "Blob")
    viewStore.$displayName.wrappedValue = "Blob Jr."
    #expect(viewStore.displayName == "Blob Jr.")
    #expect(viewStore.binding(\.$displayName).wrappedValue == "Blob Jr.")
  }

  @Test func `An action made by set changes the field at its key path`() {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    store.send(.set(\.$displayName, "Blob"))
    store.send(.binding(.set(\.$protectMyPosts, true)))
    #expect(
      store.withState { $0 } == BindingSettings.State(displayName: "Blob", protectMyPosts: true))
  }
}
