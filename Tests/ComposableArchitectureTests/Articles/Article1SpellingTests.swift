import ComposableArchitecture
import SwiftUI
import Testing

/// SOURCES, section 1: what the neighbour tests in one spelling, in the other.
@MainActor
@Suite("Article 1, bindings, the other spelling")
struct Article1SpellingTests {
  @Test func `ad hoc, 1.x: the view observes what it shows`() throws {
    let store = Store(initialState: AdHocSettings.State()) { AdHocSettings() }
    try control("Haptic feedback", in: AdHocSettingsLaterView(store: store)).tap()
    #expect(store.withState(\.isHapticFeedbackEnabled) == false)
  }

  @Test func `boilerplate, 0.5x: each field has an action of its own`() {
    let store = Store(
      initialState: BoilerplateSettings.State(), reducer: EarlierBoilerplateSettings())
    store.send(.digestChanged(.weekly))
    store.send(.displayNameChanged("Blob"))
    store.send(.enableNotificationsChanged(true))
    store.send(.protectMyPostsChanged(true))
    store.send(.sendEmailNotificationsChanged(true))
    store.send(.sendMobileNotificationsChanged(true))
    #expect(
      store.withState { $0 }
        == BoilerplateSettings.State(
          digest: .weekly, displayName: "Blob", enableNotifications: true, protectMyPosts: true,
          sendEmailNotifications: true, sendMobileNotifications: true))
  }

  @Test func `binding state, 0.5x: one case writes every field`() throws {
    let store = Store(
      initialState: EarlierBindingSettings.State(), reducer: EarlierBindingSettings())
    let view = EarlierBindingSettingsView(store: store)
    try control("Display name", in: view).enter("Blob McBlobblobberson")
    try control("Protect my posts", in: view).tap()
    #expect(
      store.withState { $0 }
        == EarlierBindingSettings.State(displayName: "Blob McBlobblobb", protectMyPosts: true))
  }

  @Test func `boilerplate and binding state end in the same state`() {
    let byHand = Store(initialState: BoilerplateSettings.State()) { BoilerplateSettings() }
    byHand.send(.displayNameChanged("Blob"))
    byHand.send(.protectMyPostsChanged(true))
    let bound = Store(initialState: BindingSettings.State()) { BindingSettings() }
    bound.send(.set(\.$displayName, "Blob"))
    bound.send(.set(\.$protectMyPosts, true))
    #expect(byHand.withState(\.displayName) == bound.withState(\.displayName))
    #expect(byHand.withState(\.protectMyPosts) == bound.withState(\.protectMyPosts))
    #expect(byHand.withState(\.digest) == bound.withState(\.digest))
  }

  @Test func `isLoading has no projected value that a view could bind`() {
    let state = BindingSettings.State()
    let fields = Mirror(reflecting: state).children.compactMap(\.label)
    #expect(fields.contains("isLoading"))
    #expect(!fields.contains("_isLoading"))
    #expect(fields.contains("_displayName"))
  }
}
